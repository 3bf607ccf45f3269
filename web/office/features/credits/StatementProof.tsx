import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useListContext, useNotify } from 'react-admin'
import { ledgerVerifierPath } from '../../../../src/api/schemas/pagePaths.ts'
import { proCalls } from '../../../../src/api/schemas/pro/proCalls.ts'
import { saveFile } from '../../../shared/saveFile.ts'
import type { OfficeDataProvider } from '../../api/officeDataProvider.ts'
import { useText } from '../../i18n/useText.ts'

/** The server limits exports per hour. */
class TooManyStatements extends Error {}

/** Downloads the statement with its hash chain, and links to the page that verifies it. Rule LED-1. */
export function StatementProof() {
  const t = useText()
  const notify = useNotify()
  const dataProvider = useDataProvider<OfficeDataProvider>()
  const { total } = useListContext()
  const file = useMutation({
    mutationFn: async () => {
      // Renews an expired session first, because the file is fetched without the API client.
      await dataProvider.readMe()
      const answer = await fetch(proCalls.exportLedger.path)
      if (answer.status === 429) throw new TooManyStatements()
      if (!answer.ok) throw new Error(`the statement was answered ${answer.status}`)
      return answer.blob()
    },
    onSuccess: (content) => saveFile(`credits-${new Date().toISOString().slice(0, 10)}.json`, content),
    onError: (error) => notify(error instanceof TooManyStatements ? 'credits.export.tooMany' : 'credits.export.failed', { type: 'error' }),
  })
  if (!total) return null
  return (
    <Box data-print="none" data-proof sx={{ mt: 2 }}>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 640 }}>
        {t('credits.proof.text')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, mt: 1 }}>
        <Button variant="outlined" onClick={() => file.mutate()} loading={file.isPending}>
          {t('credits.proof.save')}
        </Button>
        <Link href={ledgerVerifierPath} target="_blank" rel="noopener" variant="body2">
          {t('credits.proof.verify')}
        </Link>
      </Box>
    </Box>
  )
}

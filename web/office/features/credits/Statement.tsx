import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useListContext } from 'react-admin'
import { useText } from '../../i18n/useText.ts'
import { ListPages } from '../../kit/list/ListPages.tsx'
import { LoadError } from '../../kit/page/LoadError.tsx'
import { StateMessage } from '../../kit/page/StateMessage.tsx'
import { VisuallyHidden } from '../../kit/page/VisuallyHidden.tsx'
import type { LedgerEntry } from './ledgerEntry.ts'
import { StatementLines } from './StatementLines.tsx'
import { StatementTable } from './StatementTable.tsx'

const rows = Array.from({ length: 5 }, (_, row) => row)

/** The movements of the account: a table where there is room, lines on a phone. */
export function Statement() {
  const t = useText()
  const { data, error, isPending, refetch } = useListContext<LedgerEntry>()
  const roomy = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'), { noSsr: true })
  if (data && data.length > 0) {
    return (
      <>
        {roomy ? <StatementTable entries={data} /> : <StatementLines entries={data} />}
        <ListPages onPage={() => document.getElementById('content')?.scrollTo(0, 0)} />
      </>
    )
  }
  if (data) return <StateMessage level="h3" title={t('credits.empty.title')} text={t('credits.empty.text')} />
  if (error && !isPending) return <LoadError title={t('credits.failed')} error={error} onRetry={() => void refetch()} />
  return (
    <Box role="status">
      <VisuallyHidden>{t('layout.loading')}</VisuallyHidden>
      {rows.map((row) => (
        <Skeleton key={row} variant="text" height={48} />
      ))}
    </Box>
  )
}

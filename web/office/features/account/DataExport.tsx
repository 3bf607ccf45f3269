import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { saveFile } from '../../../shared/saveFile.ts'
import { useSideCall } from '../../api/useSideCall.ts'
import { useText } from '../../i18n/useText.ts'

/** Downloads everything that is stored about the provider. Rule ACC-9. */
export function DataExport() {
  const t = useText()
  const call = useSideCall()
  const notify = useNotify()
  const file = useMutation({
    mutationFn: () => call((side) => side.get('/data-export')),
    onSuccess: (document) => {
      const name = `alliance-${document.exportedAt.slice(0, 10)}.json`
      saveFile(name, new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' }))
      notify('account.export.done', { type: 'success', messageArgs: { name } })
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<DownloadIcon />}
      loading={file.isPending}
      loadingPosition="start"
      onClick={() => file.mutate()}
      sx={{ justifySelf: 'start' }}
    >
      {t('account.export.button')}
    </Button>
  )
}

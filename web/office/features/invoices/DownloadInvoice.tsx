import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useResourceContext } from 'react-admin'
import { saveFile } from '../../../shared/saveFile.ts'
import { useApi } from '../../api/ApiContext.ts'
import type { OfficeDataProvider } from '../../api/officeDataProvider.ts'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useText } from '../../i18n/useText.ts'

/** Downloads an invoice or a credit note. */
export function DownloadInvoice({ invoice: { id, number } }: { readonly invoice: RecordOf<'invoices'> }) {
  const t = useText()
  const api = useApi()
  const dataProvider = useDataProvider<OfficeDataProvider>()
  const notify = useNotify()
  const resource = useResourceContext()
  const file = useMutation({
    mutationFn: async () => {
      // Renews an expired session first, because the file is not JSON and is fetched without the API client.
      await dataProvider.readMe()
      const answer = await fetch(`${api.side().base}/${resource}/${id}/file`)
      if (!answer.ok) throw new Error(`the file was answered ${answer.status}`)
      return answer.blob()
    },
    onSuccess: (content) => saveFile(`${number}.pdf`, content),
    onError: () => notify('invoices.downloadFailed', { type: 'error' }),
  })
  const label = t('invoices.download', { number })
  return (
    <Tooltip title={label}>
      <IconButton onClick={() => file.mutate()} loading={file.isPending} aria-label={label} data-print="none">
        <DownloadIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}

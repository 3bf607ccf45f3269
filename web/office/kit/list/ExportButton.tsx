import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useListContext, useLocale, useNotify, useResourceContext } from 'react-admin'
import { saveFile } from '../../../shared/saveFile.ts'
import { useApi } from '../../api/ApiContext.ts'
import { apiPathOf } from '../../api/apiPaths.ts'
import type { OfficeDataProvider } from '../../api/officeDataProvider.ts'
import { useResourceTexts } from '../../i18n/useResourceTexts.ts'

/** The server limits exports per hour. */
class TooManyExports extends Error {}

/** Exports the list as a spreadsheet file, with its current filters and order. Its texts are the resource's `export.…`. */
export function ExportButton() {
  const text = useResourceTexts()
  const api = useApi()
  const resource = useResourceContext() ?? ''
  const dataProvider = useDataProvider<OfficeDataProvider>()
  const notify = useNotify()
  const language = useLocale()
  const { filterValues, sort, total } = useListContext()
  const file = useMutation({
    mutationFn: async () => {
      // Renews an expired session first, because the file is not JSON and is fetched without the API client.
      await dataProvider.readMe()
      const query = new URLSearchParams({ sort: JSON.stringify([sort.field, sort.order]), filter: JSON.stringify(filterValues) })
      const position = api.position.get()
      const answer = await fetch(`${api.side().base}/${apiPathOf(resource)}/export.csv?${query.toString()}`, {
        headers: { 'accept-language': language, ...(position !== null && { 'x-min-position': position }) },
      })
      if (answer.status === 429) throw new TooManyExports()
      if (!answer.ok) throw new Error(`the export was answered ${answer.status}`)
      return { content: await answer.blob(), name: fileName(answer.headers.get('content-disposition')) ?? `${resource}.csv` }
    },
    onSuccess: ({ content, name }) => saveFile(name, content),
    onError: (error) => notify(text(error instanceof TooManyExports ? 'export.tooMany' : 'export.failed'), { type: 'error' }),
  })
  return (
    <Tooltip title={text('export.button')}>
      <span>
        <IconButton onClick={() => file.mutate()} loading={file.isPending} disabled={!total} aria-label={text('export.button')}>
          <DownloadIcon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  )
}

function fileName(disposition: string | null): string | undefined {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1]
}

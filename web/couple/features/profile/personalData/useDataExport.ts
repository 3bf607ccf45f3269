import { useMutation } from '@tanstack/react-query'
import { saveFile } from '../../../../shared/saveFile.ts'
import { useApi } from '../../../api/ApiProvider.tsx'

/** Downloads everything that is stored about the couple. Returns the file's name. */
export function useDataExport() {
  const api = useApi()
  return useMutation({
    mutationFn: async () => {
      const { body, headers } = await api.answer('GET', '/api/project/export')
      const name = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'alliance.json'
      saveFile(name, new Blob([JSON.stringify(body, null, 2)], { type: 'application/json' }))
      return name
    },
  })
}

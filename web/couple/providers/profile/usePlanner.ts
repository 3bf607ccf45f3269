import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import { useApi } from '../../api/ApiProvider.tsx'

export function plannerKey(publicId: string, language: string) {
  return ['planner', publicId, language] as const
}

/** The public profile of a provider. */
export function usePlanner(publicId: string) {
  const api = useApi()
  const { i18n } = useTranslation()
  const path = `/api/project/planners/${encodeURIComponent(publicId)}?locale=${i18n.language}`
  return useQuery({
    queryKey: plannerKey(publicId, i18n.language),
    queryFn: async ({ signal }) => (await api.get<{ readonly planner: Prestataire }>(path, { signal })).planner,
    refetchOnMount: 'always',
  })
}

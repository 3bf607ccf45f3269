import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/ApiProvider.tsx'
import { coupleKeys } from '../../../api/queryKeys.ts'
import { readPreloadIntent } from '../../../session/preloadIntent.ts'

interface Asked {
  readonly project: string
  /** Public ids of the providers contacted in this step, which stay in the list. */
  readonly contacted: readonly string[]
}

/** The best suggestions for a project, after the providers that the couple came for. They are kept until the project is saved again. */
export function useSuggestions({ project, contacted }: Asked) {
  const api = useApi()
  const { i18n } = useTranslation()
  const intent = readPreloadIntent()
  const wantsFavourites = intent?.kind === 'favorites'
  return useQuery({
    queryKey: coupleKeys.suggestionsFor(project, i18n.language),
    queryFn: async ({ signal }) => {
      // A couple that came for its favourites gets these; otherwise the best matches.
      const kept = wantsFavourites ? await api.get('/api/directory/favorites', { signal }).catch(() => []) : []
      const first = [...new Set([...kept.map(({ publicId }) => publicId), ...contacted])]
      const body = {
        project,
        prestataire: intent?.kind === 'provider' ? intent.id : null,
        planners: first.length > 0 ? JSON.stringify(first) : null,
      }
      return api.post('/api/project/prestataires', { body, signal })
    },
    select: ({ prestataires }) => prestataires,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
}

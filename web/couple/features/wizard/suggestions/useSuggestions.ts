import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/ApiProvider.tsx'
import { coupleKeys } from '../../../api/coupleKeys.ts'
import { useFavourites } from '../../../providers/useFavourites.ts'
import { readPreloadIntent } from '../../../session/preloadIntent.ts'

interface Asked {
  readonly project: string
  /** Public ids of those who were written to from here: they stay in the list. */
  readonly contacted: readonly string[]
}

/** The providers that fit a project best, after those that the couple came for. They stay as they are until the project is saved again. */
export function useSuggestions({ project, contacted }: Asked) {
  const api = useApi()
  const { i18n } = useTranslation()
  const intent = readPreloadIntent()
  const favourites = useFavourites()
  const wantsFavourites = intent?.kind === 'favorites'
  return useQuery({
    queryKey: coupleKeys.suggestionsFor(project, i18n.language),
    queryFn: ({ signal }) => {
      const kept = wantsFavourites ? (favourites.data ?? []).map(({ publicId }) => publicId) : []
      const first = [...new Set([...kept, ...contacted])]
      const body = {
        project,
        prestataire: intent?.kind === 'provider' ? intent.id : null,
        planners: first.length > 0 ? JSON.stringify(first) : null,
      }
      return api.post('/api/project/prestataires', { body, signal })
    },
    select: ({ prestataires }) => prestataires,
    enabled: !wantsFavourites || !favourites.isPending,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
}

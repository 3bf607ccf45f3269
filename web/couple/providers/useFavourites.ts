import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../src/api/schemas/couple/prestataire.ts'
import { useApi } from '../api/ApiProvider.tsx'
import { coupleKeys } from '../api/coupleKeys.ts'
import { useMe } from '../session/useMe.ts'

type Favourites = readonly Prestataire[]

/** The providers that the couple keeps in mind, the one added last first; a visitor has none. */
export function useFavourites() {
  const api = useApi()
  const { data: me } = useMe()
  const { i18n } = useTranslation()
  return useQuery({
    enabled: Boolean(me),
    queryKey: coupleKeys.favouritesIn(i18n.language),
    queryFn: ({ signal }) => api.get('/api/directory/favorites', { signal }),
    staleTime: 60_000,
  })
}

/** Adds and removes a favourite: shown at once, taken back when the server refuses. Changes of one provider are sent in their order. */
export function useChangeFavourite(provider: Prestataire) {
  const api = useApi()
  const queries = useQueryClient()
  const { i18n } = useTranslation()
  const path = '/api/directory/favorites/:publicId'
  const options = { params: { publicId: provider.publicId } }
  return useMutation({
    mutationKey: [...coupleKeys.favourites, provider.publicId],
    scope: { id: `favourite ${provider.publicId}` },
    mutationFn: (favourite: boolean) => (favourite ? api.put(path, options) : api.delete(path, options)),
    onMutate: async (favourite) => {
      await queries.cancelQueries({ queryKey: coupleKeys.favourites })
      queries.setQueryData<Favourites>(coupleKeys.favouritesIn(i18n.language), (known = []) => {
        const others = known.filter(({ publicId }) => publicId !== provider.publicId)
        return favourite ? [provider, ...others] : others
      })
    },
    // The last of several changes reads what came of all of them; also what a refused one has to be taken back to.
    onSettled: () =>
      queries.isMutating({ mutationKey: coupleKeys.favourites }) === 1
        ? queries.invalidateQueries({ queryKey: coupleKeys.favourites })
        : undefined,
  })
}

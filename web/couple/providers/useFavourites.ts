import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Prestataire } from '../../../src/api/schemas/couple/prestataire.ts'
import { useApi } from '../api/ApiProvider.tsx'
import { useMe } from '../session/useMe.ts'

const favouritesKey = ['favourites'] as const

type Favourites = readonly Prestataire[]

/** The providers that the couple keeps in mind, the one added last first; a visitor has none. */
export function useFavourites() {
  const api = useApi()
  const { data: me } = useMe()
  return useQuery({
    enabled: Boolean(me),
    queryKey: favouritesKey,
    queryFn: ({ signal }) => api.get('/api/directory/favorites', { signal }),
    staleTime: 60_000,
  })
}

/** Adds and removes a favourite: shown at once, taken back when the server refuses. Changes of one provider are sent in their order. */
export function useChangeFavourite(provider: Prestataire) {
  const api = useApi()
  const queries = useQueryClient()
  const path = '/api/directory/favorites/:publicId'
  const options = { params: { publicId: provider.publicId } }
  return useMutation({
    mutationKey: [...favouritesKey, provider.publicId],
    scope: { id: `favourite ${provider.publicId}` },
    mutationFn: (favourite: boolean) => (favourite ? api.put(path, options) : api.delete(path, options)),
    onMutate: async (favourite) => {
      await queries.cancelQueries({ queryKey: favouritesKey })
      queries.setQueryData<Favourites>(favouritesKey, (known = []) => {
        const others = known.filter(({ publicId }) => publicId !== provider.publicId)
        return favourite ? [provider, ...others] : others
      })
    },
    // The last of several changes reads what came of all of them; also what a refused one has to be taken back to.
    onSettled: () =>
      queries.isMutating({ mutationKey: favouritesKey }) === 1 ? queries.invalidateQueries({ queryKey: favouritesKey }) : undefined,
  })
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { Gallery } from '../../../../src/api/schemas/pro/gallerySchemas.ts'
import type { CallOptions, Method } from '../../../shared/api/apiClient.ts'
import { useApi } from '../../api/ApiContext.ts'
import { queryKeys } from '../../api/queryKeys.ts'
import { toHttpError } from '../../api/toHttpError.ts'
import { useText } from '../../i18n/useText.ts'
import { isConflict, isRefusal } from '../../kit/data/conflict.ts'

/** The provider's photographs. */
export function useGallery() {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.photos,
    queryFn: ({ signal }) =>
      api.call<Gallery>('GET', `${api.side().base}/gallery`, { signal }).catch((error: unknown) => Promise.reject(toHttpError(error))),
  })
}

/** Has the photographs read again, and shows what the provider just did until they are. */
export function useReadGalleryAgain(): (meanwhile?: (gallery: Gallery) => Gallery) => Promise<void> {
  const queries = useQueryClient()
  return async (meanwhile) => {
    if (meanwhile) queries.setQueryData<Gallery>(queryKeys.photos, (gallery) => gallery && meanwhile(gallery))
    await queries.invalidateQueries({ queryKey: queryKeys.photos })
  }
}

interface PhotoChange {
  readonly method: Method
  /** Below the role's base. */
  readonly path: string
  readonly options?: CallOptions
  /** What the gallery looks like until it is read again. */
  readonly meanwhile?: (gallery: Gallery) => Gallery
}

/**
 * Changes photographs. Answers false when the server said no for a reason that stays: that is said, and what is true is shown. A conflict is
 * passed to `onConflict`, where there is one.
 */
export function usePhotoChange({ onConflict }: { readonly onConflict?: () => void } = {}) {
  const api = useApi()
  const notify = useNotify()
  const t = useText()
  const readAgain = useReadGalleryAgain()
  return useMutation({
    mutationFn: async ({ method, path, options = {}, meanwhile }: PhotoChange): Promise<boolean> => {
      try {
        await api.answer(method, `${api.side().base}/${path}`, options)
      } catch (failure) {
        const error = toHttpError(failure)
        if (!isConflict(error) && !isRefusal(error)) throw error
        await readAgain()
        if (isConflict(error) && onConflict) onConflict()
        else notify(error.message, { type: 'warning' })
        return false
      }
      await readAgain(meanwhile)
      return true
    },
    onError: () => notify(t('photos.notSaved'), { type: 'error' }),
  })
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { HttpError, useNotify } from 'react-admin'
import type { Gallery } from '../../../../src/api/schemas/pro/gallerySchemas.ts'
import type { SideApi } from '../../api/officeApi.ts'
import { queryKeys } from '../../api/queryKeys.ts'
import { useSideCall } from '../../api/useSideCall.ts'
import { useText } from '../../i18n/useText.ts'
import { isConflict, isRefusal } from '../../kit/data/conflict.ts'

/** The provider's photographs. */
export function useGallery() {
  const call = useSideCall()
  return useQuery({ queryKey: queryKeys.photos, queryFn: ({ signal }) => call((side) => side.get('/gallery', { signal })) })
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
  readonly send: (side: SideApi) => Promise<unknown>
  /** What the gallery looks like until it is read again. */
  readonly meanwhile?: (gallery: Gallery) => Gallery
}

interface PhotoChangeOptions {
  readonly onConflict?: () => void
  /** The caller shows that it failed. */
  readonly showsFailure?: boolean
}

/**
 * Changes photographs. Answers false when the server said no for a reason that stays: that is said, and what is true is shown. A conflict is
 * passed to `onConflict`, where there is one.
 */
export function usePhotoChange({ onConflict, showsFailure = false }: PhotoChangeOptions = {}) {
  const call = useSideCall()
  const notify = useNotify()
  const t = useText()
  const readAgain = useReadGalleryAgain()
  return useMutation({
    mutationFn: async ({ send, meanwhile }: PhotoChange): Promise<boolean> => {
      try {
        await call(send)
      } catch (error) {
        if (!isConflict(error) && !isRefusal(error)) throw error
        await readAgain()
        if (isConflict(error) && onConflict) onConflict()
        else notify(error.message, { type: 'warning' })
        return false
      }
      await readAgain(meanwhile)
      return true
    },
    onError: (error) => {
      const isSignedOut = error instanceof HttpError && error.status === 401
      if (!showsFailure && !isSignedOut) notify(t('photos.notSaved'), { type: 'error' })
    },
  })
}

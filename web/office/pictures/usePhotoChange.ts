import { useReadAgain, useSideChange } from '../media/useSideChange.ts'
import { type ShownGallery, useGallerySource } from './GallerySource.ts'

/** Refetches the photographs. */
export function useReadGalleryAgain<Shown = ShownGallery>() {
  return useReadAgain<Shown>(useGallerySource().queryKey)
}

/** Changes photographs. */
export function usePhotoChange<Shown = ShownGallery>({ showsFailure = false } = {}) {
  return useSideChange<Shown>(useGallerySource().queryKey, { failed: 'photos.notSaved', showsFailure })
}

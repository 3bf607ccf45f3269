import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../../api/queryKeys.ts'
import { useSideCall } from '../../api/useSideCall.ts'
import type { GallerySource } from '../../pictures/GallerySource.ts'

/** The provider's photographs. */
export function useGallery() {
  const call = useSideCall()
  return useQuery({ queryKey: queryKeys.photos, queryFn: ({ signal }) => call((side) => side.get('/gallery', { signal })) })
}

export const ownGallery: GallerySource = {
  queryKey: queryKeys.photos,
  upload: { path: '/photos' },
  order: (side, photoIds, etag) => side.put('/photo-order', { body: { photoIds: [...photoIds] }, headers: { 'if-match': etag } }),
  describe: (side, id, words, etag) => side.put('/photos/:id', { params: { id }, body: words, headers: { 'if-match': etag } }),
  makeKey: (side, id) => side.post('/photos/:id/key', { params: { id } }),
  remove: (side, photoIds) => side.post('/photos/remove', { body: { photoIds: [...photoIds] } }),
  changeVisibility: (side, photoIds, isVisible) => side.post('/photos/visibility', { body: { photoIds: [...photoIds], isVisible } }),
}

import { useMemo } from 'react'
import { queryKeys } from '../../api/queryKeys.ts'
import { useText } from '../../i18n/useText.ts'
import { GallerySection } from '../../pictures/GallerySection.tsx'
import type { GallerySource } from '../../pictures/GallerySource.ts'
import type { StepProps } from '../../steps/useSteps.ts'

/** The fourth step: the venue's photographs. Each change is saved at once. Rule VEN-2. */
export function GalleryStep({ id, onNext }: Pick<StepProps, 'id' | 'onNext'>) {
  const t = useText()
  const source = useMemo(() => venueGallery(id), [id])
  return (
    <GallerySection
      resource="venues"
      id={id}
      source={source}
      read={(side, signal) => side.get('/venue-galleries/:id', { params: { id }, signal })}
      title={t('venues.steps.gallery')}
      intro={(quota) => t('venues.gallery.intro', { quota })}
      full={(quota) => t('venues.gallery.full', { quota })}
      empty={t('venues.gallery.empty')}
      onNext={onNext}
    />
  )
}

function venueGallery(id: string): GallerySource {
  const image = (imageId: string) => ({ params: { id, imageId } })
  return {
    queryKey: queryKeys.venueGallery(id),
    upload: { path: '/venue-galleries/:id/images', params: { id } },
    order: (side, photoIds, etag) =>
      side.put('/venue-galleries/:id', { params: { id }, body: { photoIds: [...photoIds] }, headers: { 'if-match': etag } }),
    describe: (side, imageId, words, etag) =>
      side.put('/venue-galleries/:id/images/:imageId', { ...image(imageId), body: words, headers: { 'if-match': etag } }),
    makeKey: (side, imageId) => side.post('/venue-galleries/:id/images/:imageId/key', image(imageId)),
    remove: (side, imageIds) => Promise.all(imageIds.map((imageId) => side.delete('/venue-galleries/:id/images/:imageId', image(imageId)))),
  }
}

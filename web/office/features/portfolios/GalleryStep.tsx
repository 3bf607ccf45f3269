import { useMemo } from 'react'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { queryKeys } from '../../api/queryKeys.ts'
import { useText } from '../../i18n/useText.ts'
import { GallerySection } from '../../pictures/GallerySection.tsx'
import type { GallerySource } from '../../pictures/GallerySource.ts'
import type { StepProps } from '../../steps/useSteps.ts'

/** The second step: the portfolio's photographs. Each change is saved at once. Rule POR-2. */
export function GalleryStep({ id, onNext }: Pick<StepProps, 'id' | 'onNext'>) {
  const t = useText()
  const { megabytes } = usePublicRules().portfolios
  const source = useMemo(() => portfolioGallery(id, megabytes), [id, megabytes])
  return (
    <GallerySection
      resource="portfolios"
      id={id}
      source={source}
      read={(side, signal) => side.get('/portfolio-galleries/:id', { params: { id }, signal })}
      title={t('portfolios.steps.gallery')}
      intro={(quota) => t('portfolios.gallery.intro', { quota })}
      full={(quota) => t('portfolios.gallery.full', { quota })}
      empty={t('portfolios.gallery.empty')}
      onNext={onNext}
    />
  )
}

function portfolioGallery(id: string, megabytes: number): GallerySource {
  const image = (imageId: string) => ({ params: { id, imageId } })
  return {
    queryKey: queryKeys.portfolioGallery(id),
    upload: { path: '/portfolio-galleries/:id/images', params: { id } },
    megabytes,
    order: (side, photoIds, etag) =>
      side.put('/portfolio-galleries/:id', { params: { id }, body: { photoIds: [...photoIds] }, headers: { 'if-match': etag } }),
    describe: (side, imageId, words, etag) =>
      side.put('/portfolio-galleries/:id/images/:imageId', { ...image(imageId), body: words, headers: { 'if-match': etag } }),
    makeKey: (side, imageId) => side.post('/portfolio-galleries/:id/images/:imageId/key', image(imageId)),
    remove: (side, imageIds) =>
      Promise.all(imageIds.map((imageId) => side.delete('/portfolio-galleries/:id/images/:imageId', image(imageId)))),
  }
}

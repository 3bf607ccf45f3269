import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { kindOfPart } from '../../../../src/domain/provider/profilePart.ts'
import { useText } from '../../i18n/useText.ts'
import { LoadError } from '../../kit/page/LoadError.tsx'
import { Page } from '../../kit/page/Page.tsx'
import { Section } from '../../kit/page/Section.tsx'
import { RejectedParts } from '../../moderation/RejectedParts.tsx'
import { GallerySourceContext } from '../../pictures/GallerySource.ts'
import { PictureGallery } from '../../pictures/PictureGallery.tsx'
import { PremiumButton } from '../../premium/PremiumButton.tsx'
import { ProfilePhoto } from './ProfilePhoto.tsx'
import { ownGallery, useGallery } from './useGallery.ts'

/** The provider's profile photo and gallery. */
export function PhotosPage() {
  const t = useText()
  const { data: gallery, error, refetch } = useGallery()
  return (
    <Page title={t('pages.photos')} intro={t('photos.intro')}>
      {gallery && (
        <GallerySourceContext value={ownGallery}>
          <Section of="page" title={t('photos.profile.title')}>
            <RejectedParts parts={gallery.rejectedParts.filter(({ part }) => kindOfPart(part) === 'profile_photo')} />
            <ProfilePhoto gallery={gallery} />
          </Section>
          <Section of="page" wide title={t('photos.gallery.title')}>
            <PictureGallery gallery={gallery} rejectedParts={gallery.rejectedParts} />
            {gallery.quota !== null && gallery.photos.length >= gallery.quota && (
              <span>
                <PremiumButton variant="outlined" />
              </span>
            )}
          </Section>
        </GallerySourceContext>
      )}
      {!gallery && error && <LoadError title={t('photos.failed')} error={error} onRetry={() => void refetch()} />}
      {!gallery && !error && <PhotosSkeleton />}
    </Page>
  )
}

function PhotosSkeleton() {
  const t = useText()
  return (
    <Box aria-busy aria-label={t('photos.loading')} sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Skeleton variant="circular" width={128} height={128} />
        <Skeleton variant="rounded" width={180} height={40} />
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 45%), 1fr))' }}>
        {[1, 2, 3, 4, 5].map((number) => (
          <Skeleton key={number} variant="rounded" sx={{ width: '100%', height: 'auto', aspectRatio: '4 / 3' }} />
        ))}
      </Box>
    </Box>
  )
}

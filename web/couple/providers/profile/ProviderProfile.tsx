import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import { ProfileSection } from '../../../shared/profile/ProfileSection.tsx'
import { PhotoGallery } from '../../gallery/PhotoGallery.tsx'
import { ProfileFace } from './ProfileFace.tsx'
import { ProfileParts } from './ProfileParts.tsx'

interface ProviderProfileProps {
  readonly provider: Prestataire
  /** The reviews; null for a venue, whose reviews belong to its provider. */
  readonly reviews: ReactNode
}

/** A profile within a dialog, with the provider's reviews. */
export function ProviderProfile({ provider, reviews }: ProviderProfileProps) {
  const { t } = useTranslation('providers')
  const { images, name } = provider
  const gallery = images.length > 0 && (
    <ProfileSection heading="h3" title={t('profile.photos')}>
      <PhotoGallery photos={images} name={name} />
    </ProfileSection>
  )
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ProfileFace provider={provider} withYear />
      <ProfileParts provider={provider} heading="h3" gallery={gallery} reviews={reviews} />
    </Box>
  )
}

import CheckIcon from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import { width } from '../../../shared/theme/tokens.ts'
import { LanguageFlags } from '../LanguageFlags.tsx'
import { ProviderBadges } from '../ProviderBadges.tsx'
import { ProviderPortrait } from '../ProviderPortrait.tsx'
import { placeOf } from '../placeOf.ts'
import { SafeHtml } from '../SafeHtml.tsx'
import { ElsewhereLinks } from './ElsewhereLinks.tsx'
import { OfferedServices } from './OfferedServices.tsx'
import { PhotoGallery } from './PhotoGallery.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { VideoGallery } from './VideoGallery.tsx'

/** Side of the round picture in pixels, without its border. */
export const profilePortraitSize = 120

const text = { maxWidth: width.text, overflowWrap: 'anywhere', '& p': { mt: 0, mb: 1.5 }, '& ul, & ol': { pl: 3, my: 1.5 } } as const

interface ProviderProfileProps {
  readonly provider: Prestataire
  /** What others say of it. */
  readonly reviews: ReactNode
  /** Level of its headings: below a dialog's title, or below a page's. */
  readonly heading?: 'h2' | 'h3'
}

/** Everything that a provider says of itself, and what others say of it. What it has not said leaves no trace. */
export function ProviderProfile({ provider, reviews, heading = 'h3' }: ProviderProfileProps) {
  const { t } = useTranslation('providers')
  const { description_longue: about, experience, service, benefits, prestations, images, videos } = provider
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5, alignItems: 'center' }}>
        <ProviderPortrait provider={provider} size={profilePortraitSize} urgent />
        <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
          <Typography variant="subtitle1" color="textSecondary">
            {placeOf(provider)}
          </Typography>
          <ProviderBadges provider={provider} />
          {provider.langues.length > 0 && <LanguageFlags languages={provider.langues} inFull />}
        </Box>
      </Box>
      {about && (
        <ProfileSection heading={heading} title={t('profile.about')}>
          <SafeHtml html={about} sx={text} />
        </ProfileSection>
      )}
      {images.length > 0 && (
        <ProfileSection heading={heading} title={t('profile.photos')}>
          <PhotoGallery photos={images} name={provider.name} />
        </ProfileSection>
      )}
      {(service || prestations.length > 0) && (
        <ProfileSection heading={heading} title={t('profile.services')}>
          {service && <SafeHtml html={service} sx={{ ...text, mb: prestations.length > 0 ? 2 : 0 }} />}
          <OfferedServices services={prestations} />
        </ProfileSection>
      )}
      {experience && (
        <ProfileSection heading={heading} title={t('profile.experience')}>
          <SafeHtml html={experience} sx={text} />
        </ProfileSection>
      )}
      {benefits.length > 0 && (
        <ProfileSection heading={heading} title={t('profile.benefits')}>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
            {benefits.map((benefit) => (
              <Box key={benefit} component="li" sx={{ display: 'flex', gap: 1 }}>
                <CheckIcon fontSize="small" color="primary" aria-hidden sx={{ mt: 0.25 }} />
                <SafeHtml html={benefit} sx={{ minWidth: 0, overflowWrap: 'anywhere' }} />
              </Box>
            ))}
          </Box>
        </ProfileSection>
      )}
      {videos.length > 0 && (
        <ProfileSection heading={heading} title={t('profile.videos')}>
          <VideoGallery videos={videos} />
        </ProfileSection>
      )}
      {(provider.website !== null || provider.socialNetworks.length > 0) && (
        <ProfileSection heading={heading} title={t('profile.elsewhere')}>
          <ElsewhereLinks provider={provider} />
        </ProfileSection>
      )}
      <ProfileSection heading={heading} title={t('reviews.title')}>
        {reviews}
      </ProfileSection>
    </Box>
  )
}

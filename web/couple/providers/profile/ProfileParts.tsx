import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import { BenefitList } from '../../../shared/profile/BenefitList.tsx'
import { ProfileSection } from '../../../shared/profile/ProfileSection.tsx'
import { ProfileText } from '../../../shared/profile/ProfileText.tsx'
import { ElsewhereLinks } from './ElsewhereLinks.tsx'
import { OfferedServices } from './OfferedServices.tsx'
import { VideoGallery } from './VideoGallery.tsx'

interface ProfilePartsProps {
  readonly provider: Prestataire
  /** Heading level: below a dialog's title, or below a page's. */
  readonly heading: 'h2' | 'h3'
  /** The photographs, where the page does not show them elsewhere. */
  readonly gallery?: ReactNode
  /** The portfolios, where there is space. */
  readonly portfolios?: ReactNode
  /** The reviews. */
  readonly reviews: ReactNode
}

/** The sections of a profile. Empty ones are omitted. */
export function ProfileParts({ provider, heading, gallery, portfolios, reviews }: ProfilePartsProps) {
  const { t } = useTranslation('providers')
  const { description_longue: about, experience, service, benefits, prestations, videos } = provider
  return (
    <>
      {about && (
        <ProfileSection heading={heading} title={t('profile.about')}>
          <ProfileText html={about} />
        </ProfileSection>
      )}
      {gallery}
      {(service || prestations.length > 0) && (
        <ProfileSection heading={heading} title={t('profile.services')}>
          {service && <ProfileText html={service} mb={prestations.length > 0 ? 2 : 0} />}
          <OfferedServices services={prestations} />
        </ProfileSection>
      )}
      {experience && (
        <ProfileSection heading={heading} title={t('profile.experience')}>
          <ProfileText html={experience} />
        </ProfileSection>
      )}
      {benefits.length > 0 && (
        <ProfileSection heading={heading} title={t('profile.benefits')}>
          <BenefitList benefits={benefits} />
        </ProfileSection>
      )}
      {portfolios}
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
    </>
  )
}

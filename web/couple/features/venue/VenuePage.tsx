import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { venueDirectoryPath } from '../../../../src/api/schemas/pagePaths.ts'
import type { VenuePage as Shown } from '../../../../src/api/schemas/publicPage.ts'
import type { ShownVenue } from '../../../../src/api/schemas/venuePage.ts'
import { ProfileSection } from '../../../shared/profile/ProfileSection.tsx'
import { ProfileText } from '../../../shared/profile/ProfileText.tsx'
import { width } from '../../../shared/theme/tokens.ts'
import { PhotoGallery } from '../../gallery/PhotoGallery.tsx'
import { asideColumns, contentColumn } from '../../layout/asideColumns.ts'
import { BreadcrumbTrail } from '../../layout/BreadcrumbTrail.tsx'
import { Page } from '../../layout/Page.tsx'
import { ElsewhereLinks } from '../../providers/profile/ElsewhereLinks.tsx'
import { OfferedServices } from '../../providers/profile/OfferedServices.tsx'
import { VideoGallery } from '../../providers/profile/VideoGallery.tsx'
import { VenueCards } from '../../venues/VenueCards.tsx'
import { venueDirectoryAddress } from '../../venues/venueDirectoryAddress.ts'
import { VenueContact, VenueContactBar } from './VenueContact.tsx'
import { VenueFacts } from './VenueFacts.tsx'
import { VenueFeatures } from './VenueFeatures.tsx'
import { VenueMap } from './VenueMap.tsx'
import { VenueOwner } from './VenueOwner.tsx'
import { VenueRating } from './VenueRating.tsx'

/** /venue/{publicId}-{slug}: a venue's public page, with a contact button. */
export function VenuePage({ venue, owner, rating, similar, mapTilesUrl }: Shown) {
  const { t, i18n } = useTranslation(['venue', 'providers'])
  const { name, type, city } = venue
  // In German every noun starts with a capital.
  const what = i18n.language === 'de' ? type.name : type.name.toLocaleLowerCase(i18n.language)
  return (
    <Page title={t('venue:title', { name, type: what, city })}>
      <VenueTrail venue={venue} />
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Box sx={{ mt: 1, mb: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 0.5 }}>
        <Typography variant="subtitle1" color="textSecondary">
          {t('venue:kind', { type: type.name, city })}
        </Typography>
        <VenueRating owner={owner} rating={rating} />
      </Box>
      <Box sx={asideColumns}>
        <Box sx={contentColumn}>
          <PhotoGallery photos={venue.images} name={name} urgent linked />
          <VenueFacts venue={venue} />
          {(venue.description || venue.details) && (
            <ProfileSection heading="h2" title={t('venue:about')}>
              {venue.description && (
                <Typography variant="subtitle1" sx={{ maxWidth: width.text, mb: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  {venue.description}
                </Typography>
              )}
              {venue.details && <ProfileText html={venue.details} />}
            </ProfileSection>
          )}
          {venue.features.length > 0 && (
            <ProfileSection heading="h2" title={t('venue:features')}>
              <VenueFeatures features={venue.features} />
            </ProfileSection>
          )}
          {venue.prestations.length > 0 && (
            <ProfileSection heading="h2" title={t('venue:services')}>
              <OfferedServices services={venue.prestations} />
            </ProfileSection>
          )}
          {venue.videos.length > 0 && (
            <ProfileSection heading="h2" title={t('venue:videos')}>
              <VideoGallery videos={venue.videos} />
            </ProfileSection>
          )}
          <ProfileSection heading="h2" title={t('venue:address')}>
            <Typography component="address" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {addressOf(venue)}
            </Typography>
            {venue.position && <VenueMap position={venue.position} name={name} tilesUrl={mapTilesUrl} />}
          </ProfileSection>
          {(venue.website !== null || venue.socialNetworks.length > 0) && (
            <ProfileSection heading="h2" title={t('providers:profile.elsewhere')}>
              <ElsewhereLinks provider={venue} />
            </ProfileSection>
          )}
          <ProfileSection heading="h2" title={t('venue:owner')}>
            <VenueOwner owner={owner} rating={rating} />
          </ProfileSection>
          <VenueContactBar venue={venue} />
        </Box>
        <VenueContact venue={venue} />
      </Box>
      {similar.length > 0 && (
        <Box sx={{ mt: 8 }}>
          <ProfileSection heading="h2" title={t('venue:similar', { city })}>
            <VenueCards label={t('venue:similar', { city })} venues={similar} />
          </ProfileSection>
        </Box>
      )}
    </Page>
  )
}

/** The breadcrumb from the directory to the venue. */
function VenueTrail({ venue: { name, country, region } }: { readonly venue: ShownVenue }) {
  const { t } = useTranslation('venueDirectory')
  const steps = [
    { name: t('list'), to: venueDirectoryPath },
    ...(country ? [{ name: country.name, to: venueDirectoryAddress({ country: country.slug }) }] : []),
    ...(country && region ? [{ name: region.name, to: venueDirectoryAddress({ country: country.slug, region: region.slug }) }] : []),
    { name },
  ]
  return <BreadcrumbTrail label={t('breadcrumbs')} steps={steps} />
}

function addressOf({ street, cp, city, country }: ShownVenue): string {
  return [street, [cp, city].filter(Boolean).join(' '), country?.name ?? ''].filter(Boolean).join('\n')
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { PublicPage } from '../../../../src/api/schemas/publicPage.ts'
import { ProfileSection } from '../../../shared/profile/ProfileSection.tsx'
import { accentSx } from '../../../shared/theme/accents.ts'
import { asideColumns, contentColumn } from '../../layout/asideColumns.ts'
import { Page } from '../../layout/Page.tsx'
import { PinnedActions } from '../../layout/PinnedActions.tsx'
import { FavouriteButton } from '../../providers/FavouriteButton.tsx'
import { LinkedProviders } from '../../providers/LinkedProviders.tsx'
import { PortfolioCards } from '../../providers/PortfolioCards.tsx'
import { ProfileFace } from '../../providers/profile/ProfileFace.tsx'
import { ProfileParts } from '../../providers/profile/ProfileParts.tsx'
import { OwnVenues } from '../../venues/OwnVenues.tsx'
import { AreaSketch } from './AreaSketch.tsx'
import { ContactCard } from './ContactCard.tsx'
import { PreviewNotice } from './PreviewNotice.tsx'
import { ProfileCover } from './ProfileCover.tsx'
import { ProfileFacts } from './ProfileFacts.tsx'
import { PublishedReviews } from './PublishedReviews.tsx'

/** /planner/{publicId}-{slug} and /venue/…: the public page of a provider, with the contact button. */
export function PlannerPage(page: Extract<PublicPage, { kind: 'provider' }>) {
  const { provider, reviews, asked, replyHours, similar, portfolios, venues, drawnCover, area, preview } = page
  const { t } = useTranslation('planner')
  const isVenue = provider.profileUrl.startsWith('/venue/')
  const isPreview = preview !== null
  return (
    <Page title={t(isVenue ? 'titleOfVenue' : 'title', { name: provider.name, city: provider.city })} width="page">
      {isPreview ? (
        <PreviewNotice preview={preview} />
      ) : (
        <alliance-view data-kind="profile" data-media data-provider={provider.publicId} hidden />
      )}
      <Box sx={[{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }, accentSx(provider.accent) ?? {}]}>
        <ProfileCover provider={provider} drawing={drawnCover} />
        <Box sx={asideColumns}>
          <Box sx={contentColumn}>
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
                <Typography variant="h1" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {provider.name}
                </Typography>
                {!isPreview && <FavouriteButton provider={provider} />}
              </Box>
              <ProfileFace provider={provider} />
              <ProfileFacts provider={provider} reviews={reviews} replyHours={replyHours} />
              {provider.isCircleMember && (
                <Typography variant="body2" color="textSecondary">
                  {t('club', { name: provider.name })}
                </Typography>
              )}
            </Box>
            <ProfileParts
              provider={provider}
              heading="h2"
              portfolios={
                portfolios.length > 0 && (
                  <ProfileSection heading="h2" title={t('portfolios')}>
                    <PortfolioCards label={t('portfolios')} portfolios={portfolios} most={2} />
                  </ProfileSection>
                )
              }
              reviews={<PublishedReviews provider={provider} shown={reviews} />}
            />
            {area && (
              <ProfileSection heading="h2" title={t('area.title', { city: provider.city })}>
                <AreaSketch city={provider.city} area={area} />
              </ProfileSection>
            )}
          </Box>
          <ContactCard provider={provider} asked={asked} isPreview={isPreview} />
        </Box>
      </Box>
      <OwnVenues owner={provider.name} venues={venues} />
      {similar.length > 0 && (
        <Box sx={{ mt: 8 }}>
          <ProfileSection heading="h2" title={t('similar', { city: provider.city })}>
            <LinkedProviders label={t('similar', { city: provider.city })} providers={similar} />
          </ProfileSection>
        </Box>
      )}
      {!isPreview && (
        <Box sx={[{ display: { xs: 'contents', md: 'none' } }, accentSx(provider.accent) ?? {}]}>
          <PinnedActions main="start">
            <Button href={`/?prestataire=${provider.id}`} variant="contained" size="large">
              {t('writeShort')}
            </Button>
          </PinnedActions>
        </Box>
      )}
    </Page>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import type { AskedDate } from '../../../../src/api/schemas/providerDate.ts'
import type { ReviewsPage } from '../../../../src/api/schemas/reviews.ts'
import { accentSx } from '../../../shared/theme/accents.ts'
import { Page } from '../../layout/Page.tsx'
import { FavouriteButton } from '../../providers/FavouriteButton.tsx'
import { ProviderProfile } from '../../providers/profile/ProviderProfile.tsx'
import { AskDate } from './AskDate.tsx'
import { PublishedReviews } from './PublishedReviews.tsx'

const columns = {
  display: 'grid',
  gap: { xs: 4, md: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem' },
} as const

interface PlannerPageProps {
  readonly provider: Prestataire
  readonly reviews: ReviewsPage
  /** Whether it is available on the day that the address names. */
  readonly asked: AskedDate | null
}

/** /planner/{publicId}-{slug} and /venue/…: what anybody may read of a provider, with the way to write to it. */
export function PlannerPage({ provider, reviews, asked }: PlannerPageProps) {
  const { t } = useTranslation('planner')
  const isVenue = provider.profileUrl.startsWith('/venue/')
  return (
    <Page title={t(isVenue ? 'titleOfVenue' : 'title', { name: provider.name, city: provider.city })} width="page">
      <alliance-view data-kind="profile" data-provider={provider.publicId} hidden />
      <Box sx={[columns, accentSx(provider.accent) ?? {}]}>
        <Box>
          <Box sx={{ display: 'flex', alignItems: 'start', gap: 1, mb: 4 }}>
            <Typography variant="h1" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {provider.name}
            </Typography>
            <FavouriteButton provider={provider} />
          </Box>
          <ProviderProfile provider={provider} heading="h2" reviews={<PublishedReviews provider={provider} shown={reviews} />} />
        </Box>
        <Box component="aside" aria-label={t('write', { name: provider.name })}>
          <Box
            sx={{
              position: 'sticky',
              top: 24,
              p: 3,
              borderRadius: 1.5,
              border: 1,
              borderColor: 'divider',
              bgcolor: 'background.paper',
              display: 'grid',
              gap: 2,
            }}
          >
            <Typography variant="h3" component="h2">
              {t('invitation')}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {t('promise')}
            </Typography>
            <Button href={`/?prestataire=${provider.id}`} variant="contained" size="large">
              {t('write', { name: provider.name })}
            </Button>
            <Divider />
            <AskDate provider={provider} asked={asked} />
          </Box>
        </Box>
      </Box>
    </Page>
  )
}

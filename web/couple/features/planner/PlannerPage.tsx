import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { ApiError } from '../../../shared/api/apiError.ts'
import { NotFoundPage } from '../../layout/NotFoundPage.tsx'
import { Page } from '../../layout/Page.tsx'
import { PageSkeleton } from '../../layout/PageSkeleton.tsx'
import { UnreachableServer } from '../../layout/UnreachableServer.tsx'
import { publicIdOf } from '../../paths.ts'
import { ProviderProfile } from '../../providers/profile/ProviderProfile.tsx'
import { usePlanner } from '../../providers/profile/usePlanner.ts'

/** /planner/{publicId}-{slug} and /venue/…: what anybody may read of a provider, with the way to write to it. */
export function PlannerPage() {
  const { t } = useTranslation('planner')
  const { name = '' } = useParams()
  const { data: provider, error, refetch } = usePlanner(publicIdOf(name))
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />
  if (!provider) return error ? <UnreachableServer error={error} onRetry={() => void refetch()} /> : <PageSkeleton />
  const isVenue = provider.profileUrl.startsWith('/venue/')
  const start = `/?prestataire=${provider.id}`
  return (
    <Page title={t(isVenue ? 'titleOfVenue' : 'title', { name: provider.name, city: provider.city })} width="page">
      <Box sx={{ display: 'grid', gap: { xs: 4, md: 8 }, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem' } }}>
        <Box>
          <Typography variant="h1" sx={{ mb: 4, overflowWrap: 'anywhere' }}>
            {provider.name}
          </Typography>
          <ProviderProfile provider={provider} heading="h2" />
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
            <Button component={Link} to={start} variant="contained" size="large">
              {t('write', { name: provider.name })}
            </Button>
          </Box>
        </Box>
      </Box>
    </Page>
  )
}

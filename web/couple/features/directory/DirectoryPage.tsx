import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../shared/api/apiError.ts'
import { NotFoundPage } from '../../layout/NotFoundPage.tsx'
import { Page } from '../../layout/Page.tsx'
import { PageSkeleton } from '../../layout/PageSkeleton.tsx'
import { UnreachableServer } from '../../layout/UnreachableServer.tsx'
import { DirectoryInvitation } from './DirectoryInvitation.tsx'
import { DirectoryTurns } from './DirectoryTurns.tsx'
import { DirectoryWay } from './DirectoryWay.tsx'
import { Shelf } from './Shelf.tsx'
import { RegionSigns, Signposts } from './Signposts.tsx'
import { useDirectoryPage } from './useDirectoryPage.ts'

/** /planners and below: who plans weddings where, for people who look around and for search engines. */
export function DirectoryPage() {
  const { t } = useTranslation('directory')
  const { data: shown, error, refetch } = useDirectoryPage()
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return <NotFoundPage />
  if (!shown) return error ? <UnreachableServer error={error} onRetry={() => void refetch()} /> : <PageSkeleton />
  const { country, region, service, total, total_is_minimum: isMinimum } = shown
  const place = [region?.name, country?.name].filter((name) => name !== undefined).join(', ')
  const kind = country ? (service ? 'service' : 'place') : 'all'
  const names = { place, service: service?.name ?? '' }
  const heading = t(`heading.${kind}`, names)
  return (
    <Page title={t('pageTitle', { heading })}>
      <meta name="description" content={t(`description.${kind}`, names)} />
      <DirectoryWay shown={shown} />
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {heading}
      </Typography>
      <Typography color="textSecondary" role="status" sx={{ mt: 1, mb: 3 }}>
        {country ? t(isMinimum ? 'foundAtLeast' : 'found', { count: total }) : t('intro')}
      </Typography>
      <Signposts shown={shown} />
      {country && total === 0 && <Alert severity="info">{t('empty')}</Alert>}
      {total > 0 && <Shelf providers={shown.prestataires} />}
      <DirectoryTurns page={shown.page} pages={shown.pages} />
      <RegionSigns shown={shown} />
      <DirectoryInvitation />
    </Page>
  )
}

import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { DirectoryPage as Shown } from '../../../../src/api/schemas/directory.ts'
import { venueDirectoryPath } from '../../../../src/api/schemas/pagePaths.ts'
import { Page } from '../../layout/Page.tsx'
import { LinkedProviders } from '../../providers/LinkedProviders.tsx'
import { venueDirectoryAddress } from '../../venues/venueDirectoryAddress.ts'
import { DirectoryBreadcrumbs } from './DirectoryBreadcrumbs.tsx'
import { DirectoryInvitation } from './DirectoryInvitation.tsx'
import { DirectoryLinks, RegionLinks } from './DirectoryLinks.tsx'
import { DirectoryPagination } from './DirectoryPagination.tsx'
import { directoryLink } from './directoryLink.ts'

interface DirectoryPageProps {
  readonly path: string
  readonly shown: Shown
}

/** /planners and below: the directory of planners, for visitors and search engines. */
export function DirectoryPage({ path, shown }: DirectoryPageProps) {
  const { t } = useTranslation(['directory', 'venueDirectory'])
  const { country, region, service, total, total_is_minimum: isMinimum } = shown
  const place = [region?.name, country?.name].filter((name) => name !== undefined).join(', ')
  const kind = country ? (service ? 'service' : 'place') : 'all'
  const names = { place, service: service?.name ?? '' }
  const heading = t(`heading.${kind}`, names)
  return (
    <Page title={t('pageTitle', { heading })}>
      <meta name="description" content={t(`description.${kind}`, names)} />
      <DirectoryBreadcrumbs shown={shown} />
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {heading}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        {country ? t(isMinimum ? 'foundAtLeast' : 'found', { count: total }) : t('intro')}
      </Typography>
      <DirectoryLinks shown={shown} />
      {country && total === 0 && <Alert severity="info">{t('empty')}</Alert>}
      {total > 0 && <LinkedProviders label={t('planners')} providers={shown.prestataires} />}
      <DirectoryPagination path={path} page={shown.page} pages={shown.pages} />
      <RegionLinks shown={shown} />
      <Link href={country ? venueDirectoryAddress({ country: country.slug }) : venueDirectoryPath} sx={directoryLink}>
        {t('venueDirectory:venues')}
      </Link>
      <DirectoryInvitation />
    </Page>
  )
}

import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { directoryPath, venueDirectoryPath } from '../../../../src/api/schemas/pagePaths.ts'
import type { VenueDirectoryPage as Shown } from '../../../../src/api/schemas/venueDirectory.ts'
import { BreadcrumbTrail } from '../../layout/BreadcrumbTrail.tsx'
import { LinkList } from '../../layout/LinkList.tsx'
import { Page } from '../../layout/Page.tsx'
import { VenueCards } from '../../venues/VenueCards.tsx'
import { venueDirectoryAddress } from '../../venues/venueDirectoryAddress.ts'
import { DirectoryInvitation } from './DirectoryInvitation.tsx'
import { DirectoryPagination } from './DirectoryPagination.tsx'
import { directoryAddress } from './directoryAddress.ts'
import { directoryLink } from './directoryLink.ts'

interface VenueDirectoryPageProps {
  readonly path: string
  readonly shown: Shown
}

/** /venues and below: the directory of venues, for visitors and search engines. */
export function VenueDirectoryPage({ path, shown }: VenueDirectoryPageProps) {
  const { t } = useTranslation('venueDirectory')
  const { country, region, type, total, total_is_minimum: isMinimum } = shown
  const place = [region?.name, country?.name].filter((name) => name !== undefined).join(', ')
  const kind = country ? (type ? 'type' : 'place') : 'all'
  const names = { place, type: type?.name ?? '' }
  const heading = t(`heading.${kind}`, names)
  return (
    <Page title={t('pageTitle', { heading })}>
      <meta name="description" content={t(`description.${kind}`, names)} />
      <VenueDirectoryTrail shown={shown} />
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {heading}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        {country ? t(isMinimum ? 'foundAtLeast' : 'found', { count: total }) : t('intro')}
      </Typography>
      <VenueDirectoryLinks shown={shown} />
      {country && total === 0 && <Alert severity="info">{t('empty')}</Alert>}
      {total > 0 && <VenueCards label={t('list')} venues={shown.venues} />}
      <DirectoryPagination path={path} page={shown.page} pages={shown.pages} />
      {country && !region && shown.regions.length > 0 && (
        <LinkList
          label={t('regions')}
          links={shown.regions.map(({ slug, name, count }) => ({
            name: `${name} (${count})`,
            to: venueDirectoryAddress({ country: country.slug, region: slug, type: type?.slug }),
          }))}
        />
      )}
      <Link href={country ? directoryAddress({ country: country.slug }) : directoryPath} sx={directoryLink}>
        {t('planners')}
      </Link>
      <DirectoryInvitation />
    </Page>
  )
}

function VenueDirectoryTrail({ shown: { country, region, type } }: { readonly shown: Shown }) {
  const { t } = useTranslation('venueDirectory')
  if (!country) return null
  const here = { country: country.slug, region: region?.slug }
  const steps = [
    { name: t('list'), to: venueDirectoryPath },
    { name: country.name, to: venueDirectoryAddress({ country: country.slug }) },
    ...(region ? [{ name: region.name, to: venueDirectoryAddress(here) }] : []),
    ...(type ? [{ name: type.name, to: '' }] : []),
  ]
  const label = t('breadcrumbs')
  return <BreadcrumbTrail label={label} steps={steps.map((step, index) => (index === steps.length - 1 ? { name: step.name } : step))} />
}

/** Countries on the first page, types below it. */
function VenueDirectoryLinks({ shown: { country, region, type, countries, types } }: { readonly shown: Shown }) {
  const { t } = useTranslation('venueDirectory')
  if (!country) {
    const links = countries.map(({ slug, name }) => ({ name, to: venueDirectoryAddress({ country: slug }) }))
    return <LinkList label={t('countries')} links={links} />
  }
  const here = { country: country.slug, region: region?.slug }
  const all = { name: t('allTypes'), to: venueDirectoryAddress(here), isHere: !type }
  const links = types.map(({ slug, name }) => ({ name, to: venueDirectoryAddress({ ...here, type: slug }), isHere: slug === type?.slug }))
  return <LinkList label={t('types')} links={[all, ...links]} />
}

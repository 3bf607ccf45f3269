import Breadcrumbs from '@mui/material/Breadcrumbs'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { DirectoryPage } from '../../../../src/api/schemas/directory.ts'
import { directoryPath } from '../../../../src/api/schemas/pagePaths.ts'
import { touchTarget } from '../../../shared/theme/tokens.ts'
import { directoryAddress } from './directoryAddress.ts'

/** Leads back from this page of the directory to those above it. */
export function DirectoryBreadcrumbs({ shown: { country, region, service } }: { readonly shown: DirectoryPage }) {
  const { t } = useTranslation('directory')
  if (!country) return null
  const steps = [
    { name: t('top'), to: directoryPath },
    { name: country.name, to: directoryAddress({ country: country.slug }) },
    ...(region ? [{ name: region.name, to: directoryAddress({ country: country.slug, region: region.slug }) }] : []),
    ...(service ? [{ name: service.name, to: '' }] : []),
  ]
  return (
    <Breadcrumbs aria-label={t('breadcrumbs')} sx={{ mb: 1 }}>
      {steps.map(({ name, to }, index) =>
        index === steps.length - 1 ? (
          <Typography key={name} variant="body2" aria-current="page">
            {name}
          </Typography>
        ) : (
          <Link key={name} href={to} variant="body2" sx={{ minHeight: touchTarget, display: 'inline-flex', alignItems: 'center' }}>
            {name}
          </Link>
        ),
      )}
    </Breadcrumbs>
  )
}

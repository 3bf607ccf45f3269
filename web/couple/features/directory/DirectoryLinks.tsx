import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { DirectoryPage } from '../../../../src/api/schemas/directory.ts'
import { touchTarget } from '../../../shared/theme/tokens.ts'
import { directoryAddress } from './directoryAddress.ts'

/** Where one can go from here: countries from the top, services from anywhere below. */
export function DirectoryLinks({ shown: { country, region, service, countries, services } }: { readonly shown: DirectoryPage }) {
  const { t } = useTranslation('directory')
  if (!country) {
    return (
      <LinkList label={t('countries')} links={countries.map(({ slug, name }) => ({ name, to: directoryAddress({ country: slug }) }))} />
    )
  }
  const here = { country: country.slug, region: region?.slug }
  return (
    <LinkList
      label={t('services')}
      links={[
        { name: t('allServices'), to: directoryAddress(here), isHere: !service },
        ...services.map(({ slug, name }) => ({
          name,
          to: directoryAddress({ ...here, service: slug }),
          isHere: slug === service?.slug,
        })),
      ]}
    />
  )
}

/** The regions of a country; a long list, so it stands below the planners. */
export function RegionLinks({ shown: { country, region, service, regions } }: { readonly shown: DirectoryPage }) {
  const { t } = useTranslation('directory')
  if (!country || region || regions.length === 0) return null
  const here = { country: country.slug, service: service?.slug }
  return (
    <LinkList
      label={t('regions')}
      links={regions.map(({ slug, name, count }) => ({ name: `${name} (${count})`, to: directoryAddress({ ...here, region: slug }) }))}
    />
  )
}

interface LinkListProps {
  readonly label: string
  readonly links: readonly { readonly name: string; readonly to: string; readonly isHere?: boolean }[]
}

function LinkList({ label, links }: LinkListProps) {
  const labelId = useId()
  return (
    <Box component="nav" aria-labelledby={labelId} sx={{ my: 3 }}>
      <Typography id={labelId} variant="body2" color="textSecondary" component="h2" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {links.map(({ name, to, isHere = false }) => (
          <li key={to}>
            <Chip
              component="a"
              href={to}
              label={name}
              clickable
              color={isHere ? 'primary' : 'default'}
              variant={isHere ? 'filled' : 'outlined'}
              aria-current={isHere ? 'true' : undefined}
              sx={{ height: touchTarget, borderRadius: touchTarget }}
            />
          </li>
        ))}
      </Box>
    </Box>
  )
}

import { useTranslation } from 'react-i18next'
import type { DirectoryPage } from '../../../../src/api/schemas/directory.ts'
import { LinkList } from '../../layout/LinkList.tsx'
import { directoryAddress } from './directoryAddress.ts'

/** Links to narrower pages: countries on the first page, services below it. */
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

/** Links to a country's regions. The list is long, so it is below the planners. */
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

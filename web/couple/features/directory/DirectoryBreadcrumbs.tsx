import { useTranslation } from 'react-i18next'
import type { DirectoryPage } from '../../../../src/api/schemas/directory.ts'
import { directoryPath } from '../../../../src/api/schemas/pagePaths.ts'
import { BreadcrumbTrail } from '../../layout/BreadcrumbTrail.tsx'
import { directoryAddress } from './directoryAddress.ts'

/** The breadcrumb of a page of the directory. */
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
    <BreadcrumbTrail
      label={t('breadcrumbs')}
      steps={steps.map((step, index) => (index === steps.length - 1 ? { name: step.name } : step))}
    />
  )
}

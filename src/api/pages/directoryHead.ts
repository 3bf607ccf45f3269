import type { DirectoryPage } from '../schemas/directory.ts'
import { addressTags, jsonLd } from './headTags.ts'

/**
 * What search engines read of a page of the directory beside its title and description: its one address, the same page in other languages,
 * its way down from the top and who stands on it.
 * @param address path of the page, without a query
 * @param publicUrl address of the product, without a trailing slash
 */
export function directoryHead(page: DirectoryPage, address: string, publicUrl: string): string {
  const turned = page.page > 1 ? [`page=${page.page}`] : []
  const steps = address.split('/').slice(1)
  const named = [page.country, page.region, page.service].filter((step) => step !== null)
  return [
    addressTags(publicUrl, address, turned),
    // A page without planners is for those who look for it, not for an index.
    ...(page.country && page.total === 0 ? ['<meta name="robots" content="noindex">'] : []),
    jsonLd({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'BreadcrumbList',
          itemListElement: named.map(({ name }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: `${publicUrl}/${steps.slice(0, index + 2).join('/')}`,
          })),
        },
        {
          '@type': 'ItemList',
          numberOfItems: page.total,
          itemListElement: page.prestataires.map(({ name, profileUrl }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            url: `${publicUrl}${profileUrl}`,
          })),
        },
      ],
    }),
  ].join('')
}

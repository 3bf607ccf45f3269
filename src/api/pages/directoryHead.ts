import { addressTags, jsonLd } from './headTags.ts'

/** What search engines read of it. */
export interface ListedPage {
  /** The steps from the top of the directory to the page. */
  readonly named: readonly { readonly name: string }[]
  /** Of all pages. */
  readonly total: number
  readonly page: number
  /** Who stands on it. */
  readonly listed: readonly { readonly name: string; readonly path: string }[]
}

/**
 * What search engines read of a page of the directory beside its title and description: its one address, the same page in other languages,
 * its way down from the top and who stands on it.
 * @param address path of the page, without a query
 * @param publicUrl address of the product, without a trailing slash
 */
export function directoryHead({ named, total, page, listed }: ListedPage, address: string, publicUrl: string): string {
  const turned = page > 1 ? [`page=${page}`] : []
  const steps = address.split('/').slice(1)
  return [
    addressTags(publicUrl, address, turned),
    // A page with nobody on it is for those who look for it, not for an index.
    ...(named.length > 0 && total === 0 ? ['<meta name="robots" content="noindex">'] : []),
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
          numberOfItems: total,
          itemListElement: listed.map(({ name, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            url: `${publicUrl}${path}`,
          })),
        },
      ],
    }),
  ].join('')
}

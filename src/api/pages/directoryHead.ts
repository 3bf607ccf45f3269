import { addressTags, jsonLd } from './headTags.ts'

/** The data of a directory page for search engines. */
export interface ListedPage {
  /** The breadcrumb. */
  readonly named: readonly { readonly name: string }[]
  /** The number of pages. */
  readonly total: number
  readonly page: number
  /** The listed providers. */
  readonly listed: readonly { readonly name: string; readonly path: string }[]
}

/**
 * The head of a directory page beside title and description: canonical address, alternate languages, breadcrumb and listed providers.
 * @param address path of the page, without a query
 * @param publicUrl address of the product, without a trailing slash
 */
export function directoryHead({ named, total, page, listed }: ListedPage, address: string, publicUrl: string): string {
  const turned = page > 1 ? [`page=${page}`] : []
  const steps = address.split('/').slice(1)
  return [
    addressTags(publicUrl, address, turned),
    // An empty page is useful for visitors, but not for an index.
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

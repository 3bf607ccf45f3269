import { languages } from '../../domain/languages.ts'

/**
 * The canonical address of a page, and its alternate languages.
 * @param publicUrl address of the product, without a trailing slash
 */
export function addressTags(publicUrl: string, path: string, query: readonly string[] = []): string {
  const here = (parameters: readonly string[]) => `${publicUrl}${path}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`
  return [
    linkTag({ rel: 'canonical', href: here(query) }),
    ...languages.map((language) => linkTag({ rel: 'alternate', hreflang: language, href: here([...query, `locale=${language}`]) })),
    linkTag({ rel: 'alternate', hreflang: 'x-default', href: here(query) }),
  ].join('')
}

/** A `<link>`; attributes are escaped here. */
function linkTag(attributes: Readonly<Record<string, string>>): string {
  return `<link ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(' ')}>`
}

/** Structured data for search engines. */
export function jsonLd(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

/** Text for an attribute between double quotes. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

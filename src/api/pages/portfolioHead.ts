import type { Rules } from '../../domain/rules.ts'
import type { ShownCard } from '../routes/couple/shownCards.ts'
import { pictureAt } from '../schemas/pictureWidths.ts'
import type { ShownPortfolio } from '../schemas/portfolios.ts'
import { addressTags, escaped, jsonLd } from './headTags.ts'

const descriptionLength = 155

/**
 * The head of a portfolio's page for search engines and link previews. A page with little content is not indexed. Everything is escaped
 * here.
 * @param publicUrl address of the product, without a trailing slash
 */
export function portfolioHead(
  portfolio: ShownPortfolio,
  provider: ShownCard,
  publicUrl: string,
  { thinPortfolio }: Pick<Rules, 'thinPortfolio'>,
): string {
  const { title, images, path, month, place } = portfolio
  const address = `${publicUrl}${path}`
  const description = excerptOf(portfolio.description)
  const pictures = images.map(({ thumb }) => publicUrl + pictureAt(thumb, 960))
  const data = {
    '@context': 'https://schema.org',
    '@type': 'ImageGallery',
    '@id': address,
    name: title,
    description,
    url: address,
    creator: { '@type': 'LocalBusiness', name: provider.name, url: `${publicUrl}${provider.profileUrl}` },
    ...(month === null ? {} : { temporalCoverage: month }),
    ...(place === '' ? {} : { contentLocation: { '@type': 'Place', name: place } }),
    image: images.map(({ alt, caption }, index) => ({
      '@type': 'ImageObject',
      contentUrl: pictures[index],
      description: alt,
      ...(caption === '' ? {} : { caption }),
    })),
  }
  const meta: readonly (readonly [attribute: string, name: string, content: string])[] = [
    ['name', 'description', description],
    ['property', 'og:type', 'article'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', address],
    ...pictures.slice(0, 1).map((picture) => ['property', 'og:image', picture] as const),
  ]
  const isThin = images.length < thinPortfolio.images && portfolio.description.length < thinPortfolio.characters
  return [
    ...meta.map(([attribute, name, content]) => `<meta ${attribute}="${name}" content="${escaped(content)}">`),
    isThin ? '<meta name="robots" content="noindex">' : addressTags(publicUrl, path),
    jsonLd(data),
  ].join('')
}

/** The beginning of a text, on one line and in whole words. */
function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= descriptionLength) return line
  const cut = line.slice(0, descriptionLength)
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || descriptionLength).trimEnd()}…`
}

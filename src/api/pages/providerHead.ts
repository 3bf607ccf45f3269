import type { PublicRules } from '../../domain/publicRules.ts'
import { textExcerpt } from '../../projections/sanitiseHtml.ts'
import type { ShownCard } from '../routes/couple/shownCards.ts'
import { pictureAt } from '../schemas/pictureWidths.ts'
import type { ReviewsPage } from '../schemas/reviews.ts'
import { addressTags, escaped, jsonLd } from './headTags.ts'

const descriptionLength = 155

/**
 * The head of a provider's page for search engines and link previews: description, canonical address, alternate languages, structured data.
 * Everything is escaped here.
 * @param publicUrl address of the product, without a trailing slash
 */
export function providerHead(card: ShownCard, reviews: ReviewsPage, publicUrl: string, rules: PublicRules): string {
  const address = `${publicUrl}${card.profileUrl}`
  const description = plain(textExcerpt(card.description_longue, descriptionLength))
  const picture = publicUrl + pictureAt(card.profileImage, 640)
  const prices = card.prestations.flatMap(({ budgetStartingFrom }) => budgetStartingFrom ?? [])
  const data = {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': address,
    name: card.name,
    description,
    url: address,
    image: picture,
    address: { '@type': 'PostalAddress', addressLocality: card.city, postalCode: card.cp },
    knowsLanguage: card.langues.map(({ iso }) => iso),
    ...sameAs(card),
    ...(card.createdYear === null ? {} : { foundingDate: String(card.createdYear) }),
    ...(prices.length > 0 ? { priceRange: `from €${Math.min(...prices)}` } : {}),
    ...ratings(reviews, rules),
    makesOffer: card.prestations.map(({ label }) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name: label } })),
  }
  const meta: readonly (readonly [attribute: string, name: string, content: string])[] = [
    ['name', 'description', description],
    ['property', 'og:type', 'profile'],
    ['property', 'og:title', card.name],
    ['property', 'og:description', description],
    ['property', 'og:url', address],
    ['property', 'og:image', picture],
  ]
  return [
    ...meta.map(([attribute, name, content]) => `<meta ${attribute}="${name}" content="${escaped(content)}">`),
    addressTags(publicUrl, card.profileUrl),
    jsonLd(data),
  ].join('')
}

/** The provider's website and its pages on networks. */
function sameAs({ website, socialNetworks }: ShownCard): object {
  const pages = [...(website === null ? [] : [website]), ...socialNetworks.map(({ address }) => address)]
  return pages.length > 0 ? { sameAs: pages } : {}
}

/** Without a score search engines cannot show stars. */
function ratings(
  { average, rated, reviews }: ReviewsPage,
  {
    reviews: {
      rating: { least, most },
    },
  }: PublicRules,
): object {
  if (average === null) return {}
  const scale = { bestRating: most, worstRating: least }
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, ratingCount: rated, ...scale },
    review: reviews
      .filter(({ rating }) => rating !== null)
      .map(({ reviewerName, rating, text, writtenAt }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: reviewerName },
        datePublished: writtenAt.slice(0, 10),
        reviewBody: text,
        reviewRating: { '@type': 'Rating', ratingValue: rating, ...scale },
      })),
  }
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

function plain(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
}

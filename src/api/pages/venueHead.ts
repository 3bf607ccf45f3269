import type { PublicRules } from '../../domain/publicRules.ts'
import { plainOf, textExcerpt } from '../../projections/sanitiseHtml.ts'
import { escapedText } from '../schemas/escapedText.ts'
import { pictureAt } from '../schemas/pictureWidths.ts'
import type { ShownVenue } from '../schemas/venuePage.ts'
import { addressTags, escaped, jsonLd } from './headTags.ts'

const descriptionLength = 155

interface VenueHead {
  readonly venue: ShownVenue
  readonly country: string | null
  readonly rating: { readonly average: number; readonly count: number } | null
}

/**
 * The head of a venue's page for search engines and link previews: description, canonical address, alternate languages, and the venue as
 * structured data with its owner's rating. Everything is escaped here.
 * @param publicUrl address of the product, without a trailing slash
 */
export function venueHead({ venue, country, rating }: VenueHead, publicUrl: string, rules: PublicRules): string {
  const address = `${publicUrl}${venue.path}`
  const description = plainOf(textExcerpt(escapedText(venue.description), descriptionLength))
  const pictures = venue.images.map(({ thumb }) => publicUrl + pictureAt(thumb, 1280))
  const guests = Math.max(venue.seated ?? 0, venue.standing ?? 0)
  const places = [...(venue.website === null ? [] : [venue.website]), ...venue.socialNetworks.map((network) => network.address)]
  const { least, most } = rules.reviews.rating
  const data = {
    '@context': 'https://schema.org',
    '@type': 'EventVenue',
    '@id': address,
    name: venue.name,
    description,
    url: address,
    ...(pictures.length > 0 && { image: pictures }),
    address: {
      '@type': 'PostalAddress',
      ...(venue.street !== '' && { streetAddress: venue.street }),
      addressLocality: venue.city,
      ...(venue.cp !== '' && { postalCode: venue.cp }),
      ...(country !== null && { addressCountry: country }),
    },
    ...(venue.position && { geo: { '@type': 'GeoCoordinates', ...venue.position } }),
    ...(guests > 0 && { maximumAttendeeCapacity: guests }),
    ...(places.length > 0 && { sameAs: places }),
    amenityFeature: venue.features.flatMap(({ names }) =>
      names.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
    ),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        ratingCount: rating.count,
        bestRating: most,
        worstRating: least,
      },
    }),
  }
  const [picture] = pictures
  const meta: readonly (readonly [attribute: string, name: string, content: string])[] = [
    ['name', 'description', description],
    ['property', 'og:type', 'place'],
    ['property', 'og:title', venue.name],
    ['property', 'og:description', description],
    ['property', 'og:url', address],
    ...(picture === undefined ? [] : [['property', 'og:image', picture] as const]),
  ]
  return [
    ...meta.map(([attribute, name, content]) => `<meta ${attribute}="${name}" content="${escaped(content)}">`),
    addressTags(publicUrl, venue.path),
    jsonLd(data),
  ].join('')
}

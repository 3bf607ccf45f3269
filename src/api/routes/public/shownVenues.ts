import type { Language } from '../../../domain/locale.ts'
import { inOrder } from '../../../domain/provider/inOrder.ts'
import type { ServiceOffer } from '../../../domain/provider/providerEvents.ts'
import { type VenueFeatureGroup, venueFeatureGroups } from '../../../domain/venue/venueFeature.ts'
import type { VenueVideo } from '../../../domain/venue/venueVideo.ts'
import { videoAddresses } from '../../../domain/videoLink.ts'
import { isPictureName } from '../../../integrations/images/pictureName.ts'
import { createPictureUrls } from '../../../integrations/images/pictureUrls.ts'
import { pictureKey } from '../../../operational/secrets.ts'
import { serviceLabels } from '../../../projections/providerDirectory/serviceLabels.ts'
import { sanitisePortrait } from '../../../projections/sanitiseHtml.ts'
import type { VenueCardRow } from '../../../projections/venues/publicVenues.ts'
import { venueFeatureGroupLabels, venueFeatureLabels, venueTypeLabels } from '../../../projections/venues/venueLabels.ts'
import type { VenueRow } from '../../../projections/venues/venues.ts'
import type { ApiDependencies } from '../../dependencies.ts'
import { venuePage } from '../../schemas/pagePaths.ts'
import type { ShownVenue, VenueCard } from '../../schemas/venuePage.ts'
import { countryLinks } from './directoryPage.ts'

/** Venues for public pages in a language, with the addresses of their pictures. */
export function shownVenues({ secrets }: Pick<ApiDependencies, 'secrets'>) {
  const { pictureUrl } = createPictureUrls(pictureKey(secrets))

  // The key picture of the venue comes first.
  const imagesOf = ({ images, key_image }: Pick<VenueCardRow, 'images' | 'key_image'>): ShownVenue['images'] =>
    inOrder(images, key_image === null ? [] : [key_image], ({ id }) => id).flatMap(({ picture, alt, caption }) =>
      isPictureName(picture) ? [{ thumb: pictureUrl(picture), alt, caption }] : [],
    )

  const cardOf = (row: VenueCardRow, language: Language): VenueCard => ({
    id: row.venue_id,
    publicId: row.public_id,
    name: row.name,
    path: venuePage(row.public_id, row.slug),
    type: { slug: row.type, name: venueTypeLabels[row.type][language] },
    city: row.city ?? '',
    cp: row.zip_code ?? '',
    description: row.description,
    image: imagesOf(row)[0] ?? null,
    seated: row.seated,
    standing: row.standing,
    bedrooms: row.bedrooms,
    minPrice: euros(row.min_price),
    maxPrice: euros(row.max_price),
    isPremium: row.premium,
  })

  const venueOf = (row: VenueRow, premium: boolean, language: Language): ShownVenue => {
    const { image: _first, ...card } = cardOf({ ...row, premium }, language)
    return {
      ...card,
      street: row.street,
      country: countryLinks(language).find(({ slug }) => slug === row.country?.toLowerCase()) ?? null,
      region: row.region_slug === '' ? null : { slug: row.region_slug, name: row.region ?? '' },
      position: row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude },
      details: sanitisePortrait(row.details),
      features: featuresOf(row, language),
      images: imagesOf(row),
      prestations: row.services.map((offer) => shownOffer(offer, language)),
      videos: row.videos.filter(({ isVisible }) => isVisible).map(shownVideo),
      website: webAddress(row.website),
      socialNetworks: [
        { network: 'facebook', address: webAddress(row.facebook) } as const,
        { network: 'instagram', address: webAddress(row.instagram) } as const,
      ].flatMap(({ network, address }) => (address === null ? [] : [{ network, address }])),
    }
  }

  return { cardOf, venueOf }
}

function featuresOf({ features }: VenueRow, language: Language): ShownVenue['features'] {
  const has = new Set<string>(features)
  return Object.entries(venueFeatureGroups).flatMap(([group, all]) => {
    const names = all.filter((feature) => has.has(feature)).map((feature) => venueFeatureLabels[feature][language])
    return names.length === 0 ? [] : [{ group: venueFeatureGroupLabels[group as VenueFeatureGroup][language], names }]
  })
}

/** The visible values of an offered service. */
function shownOffer(
  { service, priceVisible, startingFrom, descriptionVisible, description }: ServiceOffer,
  language: Language,
): ShownVenue['prestations'][number] {
  return {
    label: serviceLabels[service][language],
    description: descriptionVisible ? description : null,
    budgetStartingFrom: priceVisible ? euros(startingFrom) : null,
  }
}

/** By its page, whose address contains all that a player needs. */
function shownVideo({ platform, key, hash, title, description }: VenueVideo): ShownVenue['videos'][number] {
  return { title, description, link: videoAddresses({ platform, key, hash }).page }
}

function euros(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}

function webAddress(address: string | null): string | null {
  return address !== null && /^https?:\/\//.test(address) ? address : null
}

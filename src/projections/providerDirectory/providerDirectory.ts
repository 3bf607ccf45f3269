import { readFileSync } from 'node:fs'
import { languages } from '../../domain/locale.ts'
import type { ServiceOffer } from '../../domain/provider/providerEvents.ts'
import { type OfferedService, offeredServices } from '../../domain/referenceValues.ts'
import { type Projection, projectedTable, type RecordedOf } from '../runner/projection.ts'
import { bitsOf } from './bits.ts'
import { cellOf, onUnitSphere } from './grid.ts'
import { type ProviderRow, providerColumns, unknownProvider } from './providerRow.ts'
import { termsOf } from './searchTerms.ts'
import { slugOf, wordsOf } from './words.ts'

type Photo = ProviderRow['photos'][number]
type Video = ProviderRow['videos'][number]

const key = ({ data }: { data: { providerId: string } }) => data.providerId

const providers = projectedTable({
  columns: providerColumns,
  key: 'provider_id',
  storage: 'toast_tuple_target = 256',
  on: {
    ProviderRegistered: {
      key,
      fold: (row, { data: { publicId, kind } }, id) => published({ ...known(row, id), public_id: publicId, kind }),
    },
    CompanyDescribed: { key, fold: (row, { data }, id) => published(withCompany(known(row, id), data)) },
    ServicesOffered: { key, fold: (row, { data }, id) => published(withServices(known(row, id), data.services)) },
    ProfileWritten: {
      key,
      fold: (row, { data: { portrait, experience, strengths, serviceText } }, id) =>
        published({ ...known(row, id), portrait, experience, strengths, service_text: serviceText }),
    },
    PhotoAdded: { key, fold: (row, { data }, id) => withPhotos(known(row, id), data.photoId, [data]) },
    PhotoRemoved: { key, fold: (row, { data }, id) => withPhotos(known(row, id), data.photoId, []) },
    VideoAdded: { key, fold: (row, { data }, id) => withVideos(known(row, id), data.videoId, [data]) },
    VideoRemoved: { key, fold: (row, { data }, id) => withVideos(known(row, id), data.videoId, []) },
    ProviderApproved: { key, fold: (row, _event, id) => published({ ...known(row, id), approved: true }) },
    CircleJoined: { key, fold: (row, _event, id) => ({ ...known(row, id), circle_member: true }) },
    CircleLeft: { key, fold: (row, _event, id) => ({ ...known(row, id), circle_member: false }) },
    ProviderSignedIn: { key, fold: (row, { data }, id) => ({ ...known(row, id), signed_in_at: data.signedInAt }) },
    SubscriptionStarted: { key, fold: (row, _event, id) => ({ ...known(row, id), premium: true }) },
    SubscriptionEnded: { key, fold: (row, _event, id) => ({ ...known(row, id), premium: false }) },
  },
})

/** Everything that provider cards, profiles, suggestions and search read. */
export const providerDirectory: Projection = {
  name: 'providerDirectory',
  version: 3,
  indexesSql: readFileSync(new URL('./directoryIndexes.sql', import.meta.url), 'utf8'),
  tables: { providers },
}

// The account's events may come first: it is another stream.
function known(row: ProviderRow | undefined, providerId: string): ProviderRow {
  return row ?? unknownProvider(providerId)
}

// What has the id goes and what is added comes last, so that an event that comes twice adds it once.
function withPhotos(row: ProviderRow, its: string, added: readonly Photo[]): ProviderRow {
  const photos = [...row.photos.filter(({ photoId }) => photoId !== its), ...added]
  return { ...row, photos: photos.map(({ photoId, picture, alt }) => ({ photoId, picture, alt })) }
}

function withVideos(row: ProviderRow, its: string, added: readonly Video[]): ProviderRow {
  const videos = [...row.videos.filter(({ videoId }) => videoId !== its), ...added]
  return {
    ...row,
    videos: videos.map((video) => ({ videoId: video.videoId, title: video.title, platform: video.platform, key: video.key })),
  }
}

// Only who is listed is searched, so the terms of the others are not worked out.
function published(row: ProviderRow): ProviderRow {
  const { approved, kind, name, city, cell } = row
  if (!approved || kind === null || name === null || city === null || cell === null) return { ...row, listed: false, terms: '' }
  return { ...row, listed: true, terms: termsOf({ ...row, name, city, cell }) }
}

function withCompany(
  row: ProviderRow,
  { name, place, languages: spoken, startingFrom }: RecordedOf<'CompanyDescribed'>['data'],
): ProviderRow {
  return {
    ...row,
    name,
    slug: slugOf(name),
    name_words: ` ${wordsOf(name).join(' ')} `,
    city: place.city,
    city_words: ` ${wordsOf(place.city).join(' ')} `,
    zip_code: place.zipCode,
    country: place.country,
    region: place.region || null,
    region_slug: slugOf(place.region ?? ''),
    latitude: place.latitude,
    longitude: place.longitude,
    ...onUnitSphere(place),
    cell: cellOf(place),
    languages: spoken,
    language_bits: bitsOf(languages, spoken),
    company_price: startingFrom,
  }
}

function withServices(row: ProviderRow, services: readonly ServiceOffer[]): ProviderRow {
  const priceOf = (service: OfferedService) => services.find((offer) => offer.service === service)?.startingFrom ?? null
  const described = services.filter(({ description }) => description?.trim())
  return {
    ...row,
    services,
    offered_bits: bitsOf(
      offeredServices,
      services.map(({ service }) => service),
    ),
    described_bits: bitsOf(
      offeredServices,
      described.map(({ service }) => service),
    ),
    full_planning_price: priceOf('FULL_PLANNING'),
    partial_planning_price: priceOf('PARTIAL_PLANNING'),
    day_coordination_price: priceOf('DAY_COORDINATION'),
  }
}

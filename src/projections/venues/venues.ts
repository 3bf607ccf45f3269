import { readFileSync } from 'node:fs'
import { unlessErased } from '../../domain/event.ts'
import type { Country } from '../../domain/locale.ts'
import { type PictureList, pictureAdded, pictureDescribed, pictureRemoved, picturesOrdered } from '../../domain/pictureList.ts'
import type { ServiceOffer } from '../../domain/provider/providerEvents.ts'
import type { VenueEvent } from '../../domain/venue/venueEvents.ts'
import type { VenueFeature } from '../../domain/venue/venueFeature.ts'
import { type VenueRequirement, venueRequirements } from '../../domain/venue/venueRequirement.ts'
import { type VenueModeration, type VenueStatus, venueStatusOf } from '../../domain/venue/venueStatus.ts'
import type { VenueType } from '../../domain/venue/venueType.ts'
import type { VenueVideo } from '../../domain/venue/venueVideo.ts'
import { clearedOf } from '../clearedOfPersons.ts'
import { cellOf, onUnitSphere } from '../providerDirectory/grid.ts'
import { boolean, double, integer, json, newRowOf, type RowOf, text, texts, time, uuid } from '../runner/columns.ts'
import { type Projection, projectedTable } from '../runner/projection.ts'
import { slugOf } from '../words.ts'
import { venueTerms } from './venueTerms.ts'

/** A picture of a venue as it is shown. */
interface VenueImage {
  readonly id: string
  readonly picture: string
  readonly caption: string
  readonly alt: string
}

/** A missing value is '' or null. */
const columns = {
  venue_id: uuid(),
  provider_id: uuid(),
  /** Short id in public addresses. If two venues have the same one, the first that was added is shown. */
  public_id: text(),
  /** Its name as in addresses; '' when the name contains no Latin letter. */
  slug: text().initially(''),
  added_at: time(),
  name: text(),
  type: text<VenueType>(),
  street: text().initially(''),
  city: text().orNull(),
  zip_code: text().orNull(),
  country: text<Country>().orNull(),
  region: text().orNull(),
  /** As in addresses; '' when the region is unknown. */
  region_slug: text().initially(''),
  /** Its location: the point picked on the map, else the town's. */
  latitude: double().orNull(),
  longitude: double().orNull(),
  /** The same as a point on the unit sphere, and the square of the grid that contains it (grid.ts). */
  x: double().orNull(),
  y: double().orNull(),
  z: double().orNull(),
  cell: integer().orNull(),
  email: text().initially(''),
  phone: text().initially(''),
  website: text().orNull(),
  facebook: text().orNull(),
  instagram: text().orNull(),
  description: text().initially(''),
  /** HTML, sanitised before it was stored. */
  details: text().initially(''),
  seated: integer().orNull(),
  standing: integer().orNull(),
  bedrooms: integer().orNull(),
  /** Euro cents. */
  min_price: integer().orNull(),
  max_price: integer().orNull(),
  features: texts<VenueFeature>().initially([]),
  /** The offered services; each states which price and description couples see. */
  services: json<readonly ServiceOffer[]>().initially([]),
  /** In their order, those that the provider hides among them. */
  videos: json<readonly VenueVideo[]>().initially([]),
  /** In their order. */
  images: json<readonly VenueImage[]>().initially([]),
  /** The id of one of them, if one was chosen. */
  key_image: uuid().orNull(),
  published: boolean().initially(false),
  /** When it was last published; null if never. */
  published_at: time().orNull(),
  moderation: text<VenueModeration>().initially('none'),
  rejection: text().orNull(),
  hidden: boolean().initially(false),
  /** Derived from the three above. Couples see venues that are `online`. Rule VEN-1. */
  status: text<VenueStatus>().initially('draft'),
  missing: texts<VenueRequirement>().initially(venueRequirements),
  /** The words of keyword search, each surrounded by spaces. */
  terms: text().initially(''),
}
export type VenueRow = RowOf<typeof columns>

const newRow = newRowOf(columns)

interface Recorded<Type extends VenueEvent['type']> {
  readonly data: Extract<VenueEvent, { type: Type }>['data']
}

const key = ({ data }: { readonly data: { readonly venueId: string } }) => data.venueId

/** Applies an event to its venue; a deleted venue stays deleted. */
function change<Type extends VenueEvent['type']>(apply: (row: VenueRow, data: Recorded<Type>['data']) => Partial<VenueRow>) {
  return {
    key,
    fold(row: VenueRow | undefined, { data }: Recorded<Type>): VenueRow | undefined {
      if (!row) return undefined
      const changed = { ...row, ...apply(row, data) }
      const after = { ...changed, status: venueStatusOf(changed) }
      return { ...after, missing: missingIn(after), terms: venueTerms(after) }
    },
  }
}

/** The venues of providers, one row each: for the office and the public pages. */
export const venues: Projection = {
  name: 'venues',
  version: 4,
  indexesSql: readFileSync(new URL('./venueIndexes.sql', import.meta.url), 'utf8'),
  tables: {
    venues: projectedTable({
      columns,
      key: 'venue_id',
      on: {
        VenueAdded: {
          key,
          begins: true,
          fold: (_row, { data: { venueId, providerId, publicId, name, type, addedAt } }) =>
            newRow({
              venue_id: venueId,
              provider_id: providerId,
              public_id: publicId,
              name: unlessErased(name, ''),
              slug: slugOf(unlessErased(name, '')),
              type,
              added_at: addedAt,
            }),
        },
        VenueRemoved: { key, fold: () => undefined },
        VenueDescribed: change<'VenueDescribed'>((_row, data) => {
          const place = unlessErased(data.place, null)
          const point = unlessErased(data.position, null) ?? place
          const name = unlessErased(data.name, '')
          return {
            name,
            slug: slugOf(name),
            type: data.type,
            street: unlessErased(data.street, ''),
            city: place?.city ?? null,
            zip_code: place?.zipCode ?? null,
            country: place?.country ?? null,
            region: place?.region ?? null,
            region_slug: slugOf(place?.region ?? ''),
            latitude: point?.latitude ?? null,
            longitude: point?.longitude ?? null,
            ...(point ? { ...onUnitSphere(point), cell: cellOf(point) } : { x: null, y: null, z: null, cell: null }),
            email: unlessErased(data.email, ''),
            phone: unlessErased(data.phone, ''),
            website: unlessErased(data.website, null),
            facebook: unlessErased(data.facebook, null),
            instagram: unlessErased(data.instagram, null),
          }
        }),
        VenuePresented: change<'VenuePresented'>((_row, { description, details, seated, standing, bedrooms, minPrice, maxPrice }) => ({
          description: unlessErased(description, ''),
          details: unlessErased(details, ''),
          seated,
          standing,
          bedrooms,
          min_price: minPrice,
          max_price: maxPrice,
        })),
        VenueFeaturesChosen: change<'VenueFeaturesChosen'>((_row, { features }) => ({ features })),
        VenueImageAdded: change<'VenueImageAdded'>((row, { imageId, picture, alt }) =>
          imagesOf(pictureAdded(listOf(row), imageId, { picture, alt })),
        ),
        VenueImageRemoved: change<'VenueImageRemoved'>((row, { imageId }) => imagesOf(pictureRemoved(listOf(row), imageId))),
        VenueImageDescribed: change<'VenueImageDescribed'>((row, { imageId, ...words }) =>
          imagesOf(pictureDescribed(listOf(row), imageId, words)),
        ),
        VenueImagesOrdered: change<'VenueImagesOrdered'>((row, { imageIds }) => imagesOf(picturesOrdered(listOf(row), imageIds))),
        KeyVenueImageChosen: change<'KeyVenueImageChosen'>((_row, { imageId }) => ({ key_image: imageId })),
        VenueServicesOffered: change<'VenueServicesOffered'>((_row, { services }) => ({ services: unlessErased(services, []) })),
        VenueVideosChosen: change<'VenueVideosChosen'>((_row, { videos }) => ({ videos: unlessErased(videos, []) })),
        VenuePublished: change<'VenuePublished'>(({ moderation }, { publishedAt }) => ({
          published: true,
          published_at: publishedAt,
          moderation: moderation === 'validated' ? 'validated' : 'waiting',
          rejection: null,
        })),
        VenueUnpublished: change<'VenueUnpublished'>(() => ({ published: false })),
        VenueValidated: change<'VenueValidated'>(() => ({ moderation: 'validated', rejection: null })),
        VenueRejected: change<'VenueRejected'>((_row, { reason }) => ({
          published: false,
          moderation: 'rejected',
          rejection: unlessErased(reason, ''),
        })),
        VenueHidden: change<'VenueHidden'>(() => ({ hidden: true })),
        VenueShown: change<'VenueShown'>(() => ({ hidden: false })),
        PersonErased: clearedOf({ provider: ({ venues: ids }) => ids ?? [] }),
      },
    }),
  },
}

function listOf({ images, key_image }: VenueRow): PictureList {
  return { photos: new Map(images.map((image) => [image.id, image])), keyPhoto: key_image ?? undefined }
}

function imagesOf({ photos, keyPhoto }: PictureList): Pick<VenueRow, 'images' | 'key_image'> {
  const images = [...photos].map(([id, { picture, caption, alt }]) => ({
    id,
    picture: unlessErased(picture, ''),
    caption: unlessErased(caption, ''),
    alt: unlessErased(alt, ''),
  }))
  return { images, key_image: keyPhoto ?? null }
}

function missingIn({ city, description, seated, standing, images }: VenueRow): readonly VenueRequirement[] {
  const has = { place: city !== null, description: description !== '', capacity: (seated ?? standing) !== null, image: images.length > 0 }
  return venueRequirements.filter((requirement) => !has[requirement])
}

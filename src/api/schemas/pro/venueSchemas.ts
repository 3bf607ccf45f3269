import { z } from 'zod'
import { VenueId } from '../../../domain/ids.ts'
import { Country } from '../../../domain/locale.ts'
import type { PublicRules } from '../../../domain/publicRules.ts'
import { VenueFeature } from '../../../domain/venue/venueFeature.ts'
import { VenueRequirement } from '../../../domain/venue/venueRequirement.ts'
import { VenueModeration, VenueStatus } from '../../../domain/venue/venueStatus.ts'
import { VenueType } from '../../../domain/venue/venueType.ts'
import { plainText } from '../plainText.ts'
import { GalleryPhoto } from './gallerySchemas.ts'
import { listQuery } from './listQuery.ts'

type Rules = Pick<PublicRules, 'venues'>
const text = (max: number) => plainText(max).trim()
const nameOf = ({ venues: { name } }: Rules) => text(name.most).min(name.least)

export const VenueParams = z.object({ id: VenueId })
export const VenueImageParams = z.object({ id: VenueId, imageId: z.uuid() })
export const VenueAnswer = z.object({ id: VenueId })
export const VenueImageAnswer = z.object({ id: z.uuid() })
export const VenuesQuery = listQuery(['addedAt'], z.strictObject({}))

/** A new venue; all else is said in the steps of its form. */
export function addVenueSchema(rules: Rules) {
  return z.object({ name: nameOf(rules), type: VenueType })
}

/** Where a venue stands; `status` follows from the next three. */
const standing = {
  status: VenueStatus,
  published: z.boolean(),
  moderation: VenueModeration,
  hidden: z.boolean(),
  rejection: z.string().nullable(),
}

/** A venue in the list of its owner. */
export const ListedVenue = z.object({
  id: VenueId,
  /** Names its page, which there is as long as the venue is online. */
  publicId: z.string(),
  name: z.string(),
  type: VenueType,
  city: z.string().nullable(),
  ...standing,
  /** What it lacks before it can be published. */
  missing: z.array(VenueRequirement).readonly(),
  /** The key picture, else the first one; a path without a width. */
  image: z.string().nullable(),
})

const publicFields = { street: z.string(), email: z.string(), website: z.string(), facebook: z.string(), instagram: z.string() }

/**
 * Who and where a venue is. The city is an entry of the city search, by name, country and coordinates, or '' while there is none. What is wrong
 * with a field beyond its length is said in words, rather than by the schema.
 */
export function venueSchema(rules: Rules) {
  return z.object({
    name: nameOf(rules),
    type: VenueType,
    street: text(120),
    city: text(120),
    /** '': the town's own, where it is known. */
    zipCode: text(20),
    country: text(10).nullable(),
    /** Of the town, in degrees as text, as the city search gives them. */
    latitude: text(30),
    longitude: text(30),
    /** The point that was picked on the map, in degrees; null: that of the town. */
    pinLatitude: z.number().min(-90).max(90).nullable(),
    pinLongitude: z.number().min(-180).max(180).nullable(),
    email: text(254),
    phone: text(40),
    website: text(300),
    facebook: text(300),
    instagram: text(300),
  })
}
export type VenueBody = z.output<ReturnType<typeof venueSchema>>

/** A missing value is '' or null. */
export const Venue = z.object({
  id: VenueId,
  name: z.string(),
  type: VenueType,
  ...publicFields,
  city: z.string(),
  zipCode: z.string(),
  country: Country.nullable(),
  latitude: z.string(),
  longitude: z.string(),
  pinLatitude: z.number().nullable(),
  pinLongitude: z.number().nullable(),
  phone: z.string(),
  ...standing,
  missing: z.array(VenueRequirement).readonly(),
})
export type Venue = z.output<typeof Venue>

const people = ({ venues }: Rules) => z.int().min(1).max(venues.guests).nullable()
/** Euro cents. */
const price = z.int().min(0).max(100_000_000).nullable()

/** What a venue is like, for how many, and what it costs. `details` is HTML, of which paragraphs, lists, small headings and emphasis stay. */
export function venuePresentationSchema(rules: Rules) {
  const { description, details, guests } = rules.venues
  return z.object({
    description: z.union([z.literal(''), text(description.most).min(description.least)]),
    details: plainText(details.most),
    seated: people(rules),
    standing: people(rules),
    bedrooms: z.int().min(0).max(guests).nullable(),
    minPrice: price,
    maxPrice: price,
  })
}

export const VenuePresentation = z.object({
  id: VenueId,
  description: z.string(),
  details: z.string(),
  seated: z.int().nullable(),
  standing: z.int().nullable(),
  bedrooms: z.int().nullable(),
  minPrice: z.int().nullable(),
  maxPrice: z.int().nullable(),
})
export type VenuePresentation = z.output<typeof VenuePresentation>

export const VenueFeaturesBody = z.object({ features: z.array(VenueFeature).max(100) })
export const VenueFeatures = z.object({ id: VenueId, features: z.array(VenueFeature).readonly() })
export type VenueFeatures = z.output<typeof VenueFeatures>

/** The pictures of a venue, in their order. `etag` names the order as it stands, for `If-Match`. */
export const VenueGallery = z.object({
  id: VenueId,
  photos: z.array(GalleryPhoto).readonly(),
  quota: z.int(),
  etag: z.string(),
})

import type { AccentColour } from '../../domain/accentColour.ts'
import type { OpenSubscription } from '../../domain/account/subscriptions.ts'
import type { Language } from '../../domain/locale.ts'
import type { ProfilePart } from '../../domain/provider/profilePart.ts'
import type { ServiceOffer } from '../../domain/provider/providerEvents.ts'
import type { SocialAddresses } from '../../domain/socialNetworks.ts'
import type { LinkedVideo } from '../../domain/videoLink.ts'
import { bigInteger, boolean, double, integer, json, newRowOf, type RowOf, text, texts, time, uuid } from '../runner/columns.ts'

interface GalleryItem {
  /** False while the provider hides it. */
  readonly isVisible: boolean
  /** Increases with each added item; the plan shows the lowest ones. */
  readonly added: number
}

export interface DirectoryPhoto extends GalleryItem {
  readonly photoId: string
  readonly picture: string
  readonly caption: string
  readonly alt: string
  /** Couples see it once it has an `alt`. */
  readonly altRequired: boolean
}

export interface DirectoryVideo extends GalleryItem {
  readonly videoId: string
  readonly title: string
  readonly description: string
  readonly platform: LinkedVideo['platform']
  readonly key: string
  readonly hash: string | null
}

/**
 * A provider in the directory; null where it has said nothing yet. Prices in euro cents. Columns up to `city_words` are used for ranking
 * and stay in the row. The others are read for few providers at a time; Postgres moves them out of rows above 2 kB, so that ranking reads
 * few pages.
 */
export const providerColumns = {
  provider_id: uuid(),
  kind: text<'planner' | 'venue'>().orNull().inRow(),
  /** Approved, described, and without a refused number: visible to everybody. */
  listed: boolean().initially(false),
  approved: boolean().initially(false),
  /** The last check of the company number failed. A number that was never checked, or is being checked, hides nobody. */
  number_refused: boolean().initially(false),
  premium: boolean().initially(false),
  circle_member: boolean().initially(false),
  /** A random sample of one in sixteen, used to find out whether a word is common. */
  sampled: boolean(),
  signed_in_at: time().orNull(),
  registered_at: time().orNull(),
  country: text().orNull().inRow(),
  region: text().orNull(),
  /** As in addresses; '' when the region is unknown. */
  region_slug: text().initially('').inRow(),
  latitude: double().orNull(),
  longitude: double().orNull(),
  /** The location as a point on the unit sphere, which gives distances without trigonometry (grid.ts). */
  x: double().orNull(),
  y: double().orNull(),
  z: double().orNull(),
  /** The square of the grid (grid.ts) that contains the company. */
  cell: integer().orNull(),
  /** Sets as bits, in the order of the reference lists: spoken languages; offered services; offered services with a description. */
  language_bits: integer().initially(0),
  offered_bits: integer().initially(0),
  described_bits: integer().initially(0),
  /** Starting prices of the company and of the three services a couple can ask for; null where none is named. */
  company_price: bigInteger().orNull(),
  full_planning_price: bigInteger().orNull(),
  partial_planning_price: bigInteger().orNull(),
  day_coordination_price: bigInteger().orNull(),
  /** Words of name and city in the form that keyword search compares, each surrounded by spaces. */
  name_words: text().initially('  ').inRow(),
  city_words: text().initially('  ').inRow(),
  /** The terms in the index of keyword search (searchTerms.ts), each surrounded by spaces. */
  terms: text().initially(''),
  public_id: text().orNull(),
  slug: text().orNull(),
  /** The name that couples read: the described one; while that is rejected, the last accepted one; '' when there is none. */
  name: text().orNull(),
  described_name: text().orNull(),
  accepted_name: text().orNull(),
  /** Parts that moderation rejected: they stay in their columns, but only the provider sees them (hiddenParts.ts). */
  hidden_parts: texts<ProfilePart>().initially([]),
  city: text().orNull(),
  zip_code: text().orNull(),
  languages: texts<Language>().initially([]),
  /** As couples may know them (serviceColumns.ts). */
  services: json<readonly ServiceOffer[]>().initially([]),
  portrait: text().initially(''),
  experience: text().initially(''),
  strengths: texts().initially([]),
  service_text: text().initially(''),
  website: text().orNull(),
  /** Since when there is the company. */
  created_year: integer().orNull(),
  /** Its pages on other networks. */
  social_addresses: json<SocialAddresses>().initially({}),
  /** The colour of its page, shown with Premium; null until it chose one. */
  accent: text<AccentColour>().orNull(),
  /** Those that are open; `premium` says whether there is one. */
  subscriptions: json<readonly OpenSubscription[]>().initially([]),
  /** The galleries, in the order that the provider gave them. */
  photos: json<readonly DirectoryPhoto[]>().initially([]),
  videos: json<readonly DirectoryVideo[]>().initially([]),
  /** The photograph that stands for the provider; null: the first. */
  key_photo: uuid().orNull(),
  /** The picture of its face, if it has uploaded one. */
  profile_photo: text().orNull(),
}
export type ProviderRow = RowOf<typeof providerColumns>
const newProvider = newRowOf(providerColumns)

/** A provider without data yet. */
export function unknownProvider(providerId: string): ProviderRow {
  return newProvider({ provider_id: providerId, sampled: providerId.endsWith('0') })
}

import type { AccentColour } from '../../domain/accentColour.ts'
import type { OpenSubscription } from '../../domain/account/subscriptions.ts'
import type { Language } from '../../domain/locale.ts'
import type { ProfilePart } from '../../domain/provider/profilePart.ts'
import type { ServiceOffer } from '../../domain/provider/providerEvents.ts'
import type { SocialAddresses } from '../../domain/socialNetworks.ts'
import type { LinkedVideo } from '../../domain/videoLink.ts'
import { bigInteger, boolean, double, integer, json, newRowOf, type RowOf, text, texts, time, uuid } from '../runner/columns.ts'

interface GalleryItem {
  /** False while the provider itself hides it. */
  readonly isVisible: boolean
  /** Counts up with each item that was added; the plan shows the first ones. */
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
 * A provider in the directory; null where it has not said it yet. Prices in euro cents. Columns up to `city_words` are what ranks
 * providers; they stay in the row. The rest is needed for a few providers at a time, and Postgres moves it out of rows above 2 kB, so that
 * ranking reads few pages.
 */
export const providerColumns = {
  provider_id: uuid(),
  kind: text<'planner' | 'venue'>().orNull().inRow(),
  /** Approved, described and no number refused: may be seen by anyone. */
  listed: boolean().initially(false),
  approved: boolean().initially(false),
  /** The last check of the company number ended badly. A number that was never checked, or is being checked, hides nobody. */
  number_refused: boolean().initially(false),
  premium: boolean().initially(false),
  circle_member: boolean().initially(false),
  /** One in sixteen, whoever it is: enough to know that a word is common. */
  sampled: boolean(),
  signed_in_at: time().orNull(),
  registered_at: time().orNull(),
  country: text().orNull().inRow(),
  region: text().orNull(),
  /** As it stands in addresses; '' where the region is not known. */
  region_slug: text().initially('').inRow(),
  latitude: double().orNull(),
  longitude: double().orNull(),
  /** The same place as a point of the unit sphere: distances without a sine (grid.ts). */
  x: double().orNull(),
  y: double().orNull(),
  z: double().orNull(),
  /** Square of the grid (grid.ts) the company sits in. */
  cell: integer().orNull(),
  /** Sets as bits, in the order of the reference lists: languages spoken; services offered; those of them with a description. */
  language_bits: integer().initially(0),
  offered_bits: integer().initially(0),
  described_bits: integer().initially(0),
  /** Starting prices of the company and of the three services a couple can ask for; null where none is named. */
  company_price: bigInteger().orNull(),
  full_planning_price: bigInteger().orNull(),
  partial_planning_price: bigInteger().orNull(),
  day_coordination_price: bigInteger().orNull(),
  /** Words of name and city as keyword search compares them, each between spaces. */
  name_words: text().initially('  ').inRow(),
  city_words: text().initially('  ').inRow(),
  /** What the index of keyword search holds (searchTerms.ts), each between spaces. */
  terms: text().initially(''),
  public_id: text().orNull(),
  slug: text().orNull(),
  /** As couples read it: the described one, or the last accepted one while that is rejected, or '' where there is none. */
  name: text().orNull(),
  described_name: text().orNull(),
  accepted_name: text().orNull(),
  /** What moderation rejected: it stands in its column, and nobody but the provider sees it (hiddenParts.ts). */
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

import type { Personal } from '../event.ts'
import type { VenueId } from '../ids.ts'
import type { VenueType } from '../venue/venueType.ts'
import type { ProviderEvent } from './providerEvents.ts'

/** A venue as it was added. */
export interface OwnVenue {
  readonly publicId: string
  readonly name: Personal<string>
  readonly type: VenueType
}

export type OwnVenues = ReadonlyMap<VenueId, OwnVenue>

export function venuesAfter(venues: OwnVenues, { type, data }: Extract<ProviderEvent, { type: 'VenueAdded' | 'VenueRemoved' }>): OwnVenues {
  if (type === 'VenueRemoved') return new Map([...venues].filter(([id]) => id !== data.venueId))
  const { venueId, publicId, name, type: its } = data
  return new Map(venues).set(venueId, { publicId, name, type: its })
}

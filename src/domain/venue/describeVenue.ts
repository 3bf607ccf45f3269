import { refuse } from '../command.ts'
import type { Unerased } from '../event.ts'
import type { Instead } from '../pictureList.ts'
import { sameData } from '../sameData.ts'
import { defineVenueCommand, type OfVenue, unlessIncomplete } from './defineVenueCommand.ts'
import { identityOf, type VenueIdentity } from './venue.ts'

export interface DescribeVenue extends OfVenue {
  readonly identity: Unerased<VenueIdentity>
  readonly instead?: Instead<VenueIdentity>
}

/** Says who and where a venue is. */
export const describeVenue = defineVenueCommand({
  name: 'describeVenue',
  refusals: ['changed_meanwhile', 'venue_incomplete'],
  decide({ identity, instead, ...of }: DescribeVenue, state, { now, seen: { owner } }) {
    const added = owner.venues.get(of.venueId)
    if (!added) return refuse('venue_not_found')
    const before = identityOf(state, added)
    if (instead !== undefined && !sameData(instead, before)) return refuse('changed_meanwhile')
    if (sameData(identity, before)) return []
    return unlessIncomplete(state, [{ type: 'VenueDescribed', data: { ...of, ...identity, describedAt: now.toISOString() } }])
  },
})

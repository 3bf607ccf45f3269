import { defineCommand, refuse } from '../command.ts'
import type { Unerased } from '../event.ts'
import type { Instead } from '../pictureList.ts'
import { sameData } from '../sameData.ts'
import { identityOf, type VenueIdentity, venue, venueStream } from './venue.ts'
import { type OfVenue, ownerRefusals, refusalOfOwner, unlessIncomplete, venueOwner } from './venueOwner.ts'

export interface DescribeVenue extends OfVenue {
  readonly identity: Unerased<VenueIdentity>
  readonly instead?: Instead<VenueIdentity>
}

/** Says who and where a venue is. */
export const describeVenue = defineCommand(venue)({
  name: 'describeVenue',
  stream: (input: DescribeVenue) => venueStream(input.venueId),
  reads: { owner: venueOwner<DescribeVenue>() },
  refusals: [...ownerRefusals, 'changed_meanwhile', 'venue_incomplete'],
  decide({ identity, instead, ...of }, state, { now, seen: { owner } }) {
    const refusal = refusalOfOwner(owner, of)
    const added = owner.venues.get(of.venueId)
    if (refusal || !added) return refusal ?? refuse('venue_not_found')
    const before = identityOf(state, added)
    if (instead !== undefined && !sameData(instead, before)) return refuse('changed_meanwhile')
    if (sameData(identity, before)) return []
    return unlessIncomplete(state, [{ type: 'VenueDescribed', data: { ...of, ...identity, describedAt: now.toISOString() } }])
  },
})

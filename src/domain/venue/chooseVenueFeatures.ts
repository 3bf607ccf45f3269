import { defineCommand, refuse } from '../command.ts'
import type { Instead } from '../pictureList.ts'
import { sameData } from '../sameData.ts'
import { venue, venueStream } from './venue.ts'
import { type VenueFeature, venueFeatures } from './venueFeature.ts'
import { type OfVenue, ownerRefusals, refusalOfOwner, venueOwner } from './venueOwner.ts'

export interface ChooseVenueFeatures extends OfVenue {
  readonly features: readonly VenueFeature[]
  readonly instead?: Instead<readonly VenueFeature[]>
}

/** Says what a venue has and allows. In whatever order they are given, they are kept in that of the list. */
export const chooseVenueFeatures = defineCommand(venue)({
  name: 'chooseVenueFeatures',
  stream: (input: ChooseVenueFeatures) => venueStream(input.venueId),
  reads: { owner: venueOwner<ChooseVenueFeatures>() },
  refusals: [...ownerRefusals, 'changed_meanwhile'],
  decide({ features: chosen, instead, ...of }, state, { now, seen: { owner } }) {
    const refusal = refusalOfOwner(owner, of)
    if (refusal) return refusal
    if (instead !== undefined && !sameData(instead, state.features)) return refuse('changed_meanwhile')
    const features = venueFeatures.filter((feature) => chosen.includes(feature))
    return sameData(features, state.features)
      ? []
      : [{ type: 'VenueFeaturesChosen', data: { ...of, features, chosenAt: now.toISOString() } }]
  },
})

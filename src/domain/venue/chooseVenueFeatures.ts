import { refuse } from '../command.ts'
import type { Instead } from '../pictureList.ts'
import { sameData } from '../sameData.ts'
import { defineVenueCommand, type OfVenue } from './defineVenueCommand.ts'
import { type VenueFeature, venueFeatures } from './venueFeature.ts'

export interface ChooseVenueFeatures extends OfVenue {
  readonly features: readonly VenueFeature[]
  readonly instead?: Instead<readonly VenueFeature[]>
}

/** Says what a venue has and allows. In whatever order they are given, they are kept in that of the list. */
export const chooseVenueFeatures = defineVenueCommand({
  name: 'chooseVenueFeatures',
  refusals: ['changed_meanwhile'],
  decide({ features: chosen, instead, ...of }: ChooseVenueFeatures, state, { now }) {
    if (instead !== undefined && !sameData(instead, state.features)) return refuse('changed_meanwhile')
    const features = venueFeatures.filter((feature) => chosen.includes(feature))
    return sameData(features, state.features)
      ? []
      : [{ type: 'VenueFeaturesChosen', data: { ...of, features, chosenAt: now.toISOString() } }]
  },
})

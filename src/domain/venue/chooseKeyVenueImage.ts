import { decideKey } from '../pictureDecisions.ts'
import { defineVenueCommand, type OfVenue } from './defineVenueCommand.ts'

export interface ChooseKeyVenueImage extends OfVenue {
  readonly imageId: string
}

/** Chooses the picture that stands for a venue where one is shown. */
export const chooseKeyVenueImage = defineVenueCommand({
  name: 'chooseKeyVenueImage',
  refusals: ['photo_not_found'],
  decide(input: ChooseKeyVenueImage, state, { now }) {
    return decideKey(state, input.imageId, () => [{ type: 'KeyVenueImageChosen', data: { ...input, chosenAt: now.toISOString() } }])
  },
})

import { decideKey } from '../pictureDecisions.ts'
import { definePortfolioCommand, type OfPortfolio } from './definePortfolioCommand.ts'

export interface ChooseKeyPortfolioImage extends OfPortfolio {
  readonly imageId: string
}

/** Chooses the key picture of a portfolio. */
export const chooseKeyPortfolioImage = definePortfolioCommand({
  name: 'chooseKeyPortfolioImage',
  refusals: ['photo_not_found'],
  decide(input: ChooseKeyPortfolioImage, state, { now }) {
    return decideKey(state, input.imageId, () => [{ type: 'KeyPortfolioImageChosen', data: { ...input, chosenAt: now.toISOString() } }])
  },
})

import { decideRemoval } from '../pictureDecisions.ts'
import { definePortfolioCommand, type OfPortfolio, unlessIncomplete } from './definePortfolioCommand.ts'

export interface RemovePortfolioImage extends OfPortfolio {
  readonly imageId: string
}

/** Removes a picture with its files. */
export const removePortfolioImage = definePortfolioCommand({
  name: 'removePortfolioImage',
  refusals: ['photo_not_found', 'portfolio_incomplete'],
  decide(input: RemovePortfolioImage, state, { now }) {
    return decideRemoval(state, input.imageId, (picture) =>
      unlessIncomplete(state, [{ type: 'PortfolioImageRemoved', data: { ...input, picture, removedAt: now.toISOString() } }]),
    )
  },
})

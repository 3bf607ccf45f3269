import { decideOrder } from '../pictureDecisions.ts'
import type { Instead } from '../pictureList.ts'
import { definePortfolioCommand, type OfPortfolio } from './definePortfolioCommand.ts'

export interface OrderPortfolioImages extends OfPortfolio {
  /** Every picture of the portfolio, in its new order. */
  readonly imageIds: readonly string[]
  readonly instead?: Instead<readonly string[]>
}

/** Puts the pictures of a portfolio in another order. */
export const orderPortfolioImages = definePortfolioCommand({
  name: 'orderPortfolioImages',
  refusals: ['changed_meanwhile'],
  decide({ imageIds, instead, ...of }: OrderPortfolioImages, state, { now }) {
    return decideOrder(state, { ids: imageIds, instead }, () => [
      { type: 'PortfolioImagesOrdered', data: { ...of, imageIds: [...imageIds], orderedAt: now.toISOString() } },
    ])
  },
})

import { defineCommand, refuse } from '../command.ts'
import { type Instead, isOrderOfAnother } from '../pictureList.ts'
import { sameData } from '../sameData.ts'
import { portfolio, portfolioStream } from './portfolio.ts'
import { type OfPortfolio, ownerRefusals, portfolioOwner, refusalOfOwner } from './portfolioOwner.ts'

export interface OrderPortfolioImages extends OfPortfolio {
  /** Every picture of the portfolio, in its new order. */
  readonly imageIds: readonly string[]
  readonly instead?: Instead<readonly string[]>
}

/** Puts the pictures of a portfolio in another order. */
export const orderPortfolioImages = defineCommand(portfolio)({
  name: 'orderPortfolioImages',
  stream: (input: OrderPortfolioImages) => portfolioStream(input.portfolioId),
  reads: { owner: portfolioOwner<OrderPortfolioImages>() },
  refusals: [...ownerRefusals, 'changed_meanwhile'],
  decide({ imageIds, instead, ...of }, state, { now, seen: { owner } }) {
    const refusal = refusalOfOwner(owner, of)
    if (refusal) return refusal
    if (isOrderOfAnother(state, imageIds, instead)) return refuse('changed_meanwhile')
    if (sameData(imageIds, [...state.photos.keys()])) return []
    return [{ type: 'PortfolioImagesOrdered', data: { ...of, imageIds: [...imageIds], orderedAt: now.toISOString() } }]
  },
})

import { defineCommand, refuse } from '../command.ts'
import { portfolio, portfolioStream } from './portfolio.ts'
import { type OfPortfolio, ownerRefusals, portfolioOwner, refusalOfOwner, unlessIncomplete } from './portfolioOwner.ts'

export interface RemovePortfolioImage extends OfPortfolio {
  readonly imageId: string
}

/** Takes a picture away, with its files. */
export const removePortfolioImage = defineCommand(portfolio)({
  name: 'removePortfolioImage',
  stream: (input: RemovePortfolioImage) => portfolioStream(input.portfolioId),
  reads: { owner: portfolioOwner<RemovePortfolioImage>() },
  refusals: [...ownerRefusals, 'photo_not_found', 'portfolio_incomplete'],
  decide(input, state, { now, seen: { owner } }) {
    const refusal = refusalOfOwner(owner, input)
    if (refusal) return refusal
    const image = state.photos.get(input.imageId)
    if (!image) return refuse('photo_not_found')
    const { picture } = image
    return unlessIncomplete(state, [{ type: 'PortfolioImageRemoved', data: { ...input, picture, removedAt: now.toISOString() } }])
  },
})

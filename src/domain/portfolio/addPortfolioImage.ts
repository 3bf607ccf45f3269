import { defineCommand, refuse } from '../command.ts'
import { portfolio, portfolioStream } from './portfolio.ts'
import { type OfPortfolio, ownerRefusals, portfolioOwner, refusalOfOwner } from './portfolioOwner.ts'

export interface AddPortfolioImage extends OfPortfolio {
  readonly imageId: string
  readonly picture: string
  readonly alt: string
}

/** Puts a picture behind those that are there; the same one again is no second one. The caller has stored it. */
export const addPortfolioImage = defineCommand(portfolio)({
  name: 'addPortfolioImage',
  stream: (input: AddPortfolioImage) => portfolioStream(input.portfolioId),
  reads: { owner: portfolioOwner<AddPortfolioImage>() },
  refusals: [...ownerRefusals, 'portfolio_images_full'],
  decide(input, { photos }, { now, rules, seen: { owner } }) {
    const refusal = refusalOfOwner(owner, input)
    if (refusal) return refusal
    if (photos.has(input.imageId)) return []
    if (photos.size >= rules.portfolios.images) return refuse('portfolio_images_full')
    return [{ type: 'PortfolioImageAdded', data: { ...input, addedAt: now.toISOString() } }]
  },
})

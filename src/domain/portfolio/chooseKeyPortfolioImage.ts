import { defineCommand, refuse } from '../command.ts'
import { portfolio, portfolioStream } from './portfolio.ts'
import { type OfPortfolio, ownerRefusals, portfolioOwner, refusalOfOwner } from './portfolioOwner.ts'

export interface ChooseKeyPortfolioImage extends OfPortfolio {
  readonly imageId: string
}

/** Chooses the picture that stands for a portfolio where one is shown. */
export const chooseKeyPortfolioImage = defineCommand(portfolio)({
  name: 'chooseKeyPortfolioImage',
  stream: (input: ChooseKeyPortfolioImage) => portfolioStream(input.portfolioId),
  reads: { owner: portfolioOwner<ChooseKeyPortfolioImage>() },
  refusals: [...ownerRefusals, 'photo_not_found'],
  decide(input, { photos, keyPhoto }, { now, seen: { owner } }) {
    const refusal = refusalOfOwner(owner, input)
    if (refusal) return refusal
    if (!photos.has(input.imageId)) return refuse('photo_not_found')
    return keyPhoto === input.imageId ? [] : [{ type: 'KeyPortfolioImageChosen', data: { ...input, chosenAt: now.toISOString() } }]
  },
})

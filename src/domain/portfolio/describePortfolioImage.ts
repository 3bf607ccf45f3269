import { defineCommand, refuse } from '../command.ts'
import type { Instead, PictureWords } from '../pictureList.ts'
import { sameData } from '../sameData.ts'
import { portfolio, portfolioStream } from './portfolio.ts'
import { type OfPortfolio, ownerRefusals, portfolioOwner, refusalOfOwner, unlessIncomplete } from './portfolioOwner.ts'

export interface DescribePortfolioImage extends OfPortfolio, PictureWords {
  readonly imageId: string
  readonly instead?: Instead<PictureWords>
}

/** Says what a picture of a portfolio shows. The only one with an alternative text keeps one while the portfolio is published. */
export const describePortfolioImage = defineCommand(portfolio)({
  name: 'describePortfolioImage',
  stream: (input: DescribePortfolioImage) => portfolioStream(input.portfolioId),
  reads: { owner: portfolioOwner<DescribePortfolioImage>() },
  refusals: [...ownerRefusals, 'photo_not_found', 'changed_meanwhile', 'portfolio_incomplete'],
  decide({ instead, ...said }, state, { now, seen: { owner } }) {
    const refusal = refusalOfOwner(owner, said)
    if (refusal) return refusal
    const image = state.photos.get(said.imageId)
    if (!image) return refuse('photo_not_found')
    const before = { caption: image.caption, alt: image.alt }
    if (instead !== undefined && !sameData(instead, before)) return refuse('changed_meanwhile')
    if (sameData(before, { caption: said.caption, alt: said.alt })) return []
    return unlessIncomplete(state, [{ type: 'PortfolioImageDescribed', data: { ...said, describedAt: now.toISOString() } }])
  },
})

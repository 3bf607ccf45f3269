import { decideWords } from '../pictureDecisions.ts'
import type { Instead, PictureWords } from '../pictureList.ts'
import { definePortfolioCommand, type OfPortfolio, unlessIncomplete } from './definePortfolioCommand.ts'

export interface DescribePortfolioImage extends OfPortfolio, PictureWords {
  readonly imageId: string
  readonly instead?: Instead<PictureWords>
}

/** Describes a picture of a portfolio. While the portfolio is published, at least one picture keeps an alternative text. */
export const describePortfolioImage = definePortfolioCommand({
  name: 'describePortfolioImage',
  refusals: ['photo_not_found', 'changed_meanwhile', 'portfolio_incomplete'],
  decide({ instead, ...said }: DescribePortfolioImage, state, { now }) {
    const words = { id: said.imageId, caption: said.caption, alt: said.alt, instead }
    return decideWords(state, words, () =>
      unlessIncomplete(state, [{ type: 'PortfolioImageDescribed', data: { ...said, describedAt: now.toISOString() } }]),
    )
  },
})

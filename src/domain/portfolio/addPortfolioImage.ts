import { refuse } from '../command.ts'
import { definePortfolioCommand, type OfPortfolio } from './definePortfolioCommand.ts'

export interface AddPortfolioImage extends OfPortfolio {
  readonly imageId: string
  readonly picture: string
  readonly alt: string
}

/** Appends a picture; the same picture is added once. The caller has stored it. */
export const addPortfolioImage = definePortfolioCommand({
  name: 'addPortfolioImage',
  refusals: ['portfolio_images_full'],
  decide(input: AddPortfolioImage, { photos }, { now, rules }) {
    if (photos.has(input.imageId)) return []
    if (photos.size >= rules.portfolios.images) return refuse('portfolio_images_full')
    return [{ type: 'PortfolioImageAdded', data: { ...input, addedAt: now.toISOString() } }]
  },
})

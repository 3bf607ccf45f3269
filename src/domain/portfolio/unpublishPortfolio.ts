import { definePortfolioCommand, type OfPortfolio } from './definePortfolioCommand.ts'

/** Takes a portfolio back: nobody but its owner sees it until it is published again. */
export const unpublishPortfolio = definePortfolioCommand({
  name: 'unpublishPortfolio',
  decide(of: OfPortfolio, state, { now }) {
    return state.published ? [{ type: 'PortfolioUnpublished', data: { ...of, unpublishedAt: now.toISOString() } }] : []
  },
})

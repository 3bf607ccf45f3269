import { definePortfolioCommand, type OfPortfolio } from './definePortfolioCommand.ts'

/** Unpublishes a portfolio: only its owner sees it until it is published again. */
export const unpublishPortfolio = definePortfolioCommand({
  name: 'unpublishPortfolio',
  decide(of: OfPortfolio, state, { now }) {
    return state.published ? [{ type: 'PortfolioUnpublished', data: { ...of, unpublishedAt: now.toISOString() } }] : []
  },
})

import { definePortfolioCommand, type OfPortfolio, refusalOfPublishing } from './definePortfolioCommand.ts'

/** Publishes a portfolio, which couples see if the plan allows it; refuses with what is missing. Rules POR-1 and REG-9. */
export const publishPortfolio = definePortfolioCommand({
  name: 'publishPortfolio',
  refusals: ['email_not_confirmed', 'portfolio_incomplete'],
  decide(of: OfPortfolio, state, { now, seen: { owner } }) {
    if (state.published) return []
    return refusalOfPublishing(state, owner) ?? [{ type: 'PortfolioPublished', data: { ...of, publishedAt: now.toISOString() } }]
  },
})

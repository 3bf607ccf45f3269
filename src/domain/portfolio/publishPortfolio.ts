import { defineCommand, refuse } from '../command.ts'
import { missingIn, portfolio, portfolioStream } from './portfolio.ts'
import { type OfPortfolio, ownerRefusals, portfolioOwner, refusalOfOwner } from './portfolioOwner.ts'

/** Has couples see a portfolio, as far as the plan goes. What it lacks is named. Rules POR-1 and REG-9. */
export const publishPortfolio = defineCommand(portfolio)({
  name: 'publishPortfolio',
  stream: (input: OfPortfolio) => portfolioStream(input.portfolioId),
  reads: { owner: portfolioOwner() },
  refusals: [...ownerRefusals, 'email_not_confirmed', 'portfolio_incomplete'],
  decide(of, state, { now, seen: { owner } }) {
    const refusal = refusalOfOwner(owner, of)
    if (refusal) return refusal
    if (state.published) return []
    if (!owner.contact?.emailConfirmed) return refuse('email_not_confirmed')
    const missing = missingIn(state)
    if (missing.length > 0) return refuse('portfolio_incomplete', { missing })
    return [{ type: 'PortfolioPublished', data: { ...of, publishedAt: now.toISOString() } }]
  },
})

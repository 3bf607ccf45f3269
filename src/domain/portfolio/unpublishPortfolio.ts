import { defineCommand } from '../command.ts'
import { portfolio, portfolioStream } from './portfolio.ts'
import { type OfPortfolio, ownerRefusals, portfolioOwner, refusalOfOwner } from './portfolioOwner.ts'

/** Takes a portfolio back: nobody but its owner sees it until it is published again. */
export const unpublishPortfolio = defineCommand(portfolio)({
  name: 'unpublishPortfolio',
  stream: (input: OfPortfolio) => portfolioStream(input.portfolioId),
  reads: { owner: portfolioOwner() },
  refusals: ownerRefusals,
  decide(of, state, { now, seen: { owner } }) {
    const refusal = refusalOfOwner(owner, of)
    if (refusal) return refusal
    return state.published ? [{ type: 'PortfolioUnpublished', data: { ...of, unpublishedAt: now.toISOString() } }] : []
  },
})

import { defineCommand, refuse } from '../command.ts'
import { isErased } from '../event.ts'
import type { PortfolioId, ProviderId } from '../ids.ts'
import { provider, providerStream } from '../provider/provider.ts'
import { portfolio, portfolioStream } from './portfolio.ts'

export interface RemovePortfolio {
  readonly providerId: ProviderId
  readonly portfolioId: PortfolioId
}

const reads = { portfolio: { aggregate: portfolio, stream: ({ portfolioId }: RemovePortfolio) => portfolioStream(portfolioId) } }

/** Deletes a portfolio with its content and pictures. A picture that is being added meanwhile is deleted by its own effect. */
export const removePortfolio = defineCommand(provider)({
  name: 'removePortfolio',
  stream: (input: RemovePortfolio) => providerStream(input.providerId),
  reads,
  refusals: ['planner_not_found', 'portfolio_not_found'],
  decide({ providerId, portfolioId }, { contact, portfolios }, { now, seen }) {
    if (!contact) return refuse('planner_not_found')
    if (!portfolios.has(portfolioId)) return refuse('portfolio_not_found')
    const pictures = [...seen.portfolio.photos.values()].flatMap(({ picture }) => (isErased(picture) ? [] : [picture]))
    return [{ type: 'PortfolioRemoved', data: { providerId, portfolioId, pictures, removedAt: now.toISOString() } }]
  },
})

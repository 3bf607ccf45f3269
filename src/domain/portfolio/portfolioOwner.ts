import { refuse, type StreamRead } from '../command.ts'
import type { PortfolioId, ProviderId } from '../ids.ts'
import type { PersonEvent } from '../person/personEvents.ts'
import { type Provider, provider, providerStream } from '../provider/provider.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'
import { missingIn, type Portfolio, portfolio } from './portfolio.ts'
import type { PortfolioEvent } from './portfolioEvents.ts'

/** Whose portfolio a command is about. */
export interface OfPortfolio {
  readonly providerId: ProviderId
  readonly portfolioId: PortfolioId
}

/** The provider, which knows whether it has the portfolio. */
export function portfolioOwner<Input extends OfPortfolio>(): StreamRead<Input, Provider, PersonEvent | ProviderEvent> {
  return { aggregate: provider, stream: ({ providerId }) => providerStream(providerId) }
}

export const ownerRefusals = ['planner_not_found', 'portfolio_not_found'] as const

/** Refused to whoever has no such portfolio: it is somebody else's, was deleted, or never existed. */
export function refusalOfOwner({ contact, portfolios }: Provider, { portfolioId }: OfPortfolio) {
  if (!contact) return refuse('planner_not_found')
  return portfolios.has(portfolioId) ? undefined : refuse('portfolio_not_found')
}

/** The events, unless they take from a published portfolio what it needs: it is unpublished first. */
export function unlessIncomplete(before: Portfolio, events: readonly PortfolioEvent[]) {
  const after = events.reduce((state, event) => portfolio.evolve(state, event), before)
  const missing = missingIn(after)
  return before.published && missing.length > 0 ? refuse('portfolio_incomplete', { missing }) : events
}

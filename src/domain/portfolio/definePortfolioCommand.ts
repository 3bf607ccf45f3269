import type { PortfolioId, ProviderId } from '../ids.ts'
import { defineOwnedCommand } from '../provider/defineOwnedCommand.ts'
import { definePublishing } from '../provider/definePublishing.ts'
import { missingIn, portfolio, portfolioStream } from './portfolio.ts'

/** The portfolio that a command changes, and its provider. */
export interface OfPortfolio {
  readonly providerId: ProviderId
  readonly portfolioId: PortfolioId
}

/** Declares a command on a portfolio; the provider's stream records whether it exists. */
export const definePortfolioCommand = defineOwnedCommand({
  aggregate: portfolio,
  stream: ({ portfolioId }: OfPortfolio) => portfolioStream(portfolioId),
  isOwnedBy: ({ portfolios }, { portfolioId }) => portfolios.has(portfolioId),
  notFound: 'portfolio_not_found',
})

export const { refusalOfPublishing, unlessIncomplete } = definePublishing({
  aggregate: portfolio,
  missingIn,
  incomplete: 'portfolio_incomplete',
})

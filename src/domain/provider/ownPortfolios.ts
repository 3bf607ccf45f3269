import type { Personal } from '../event.ts'
import type { PortfolioId } from '../ids.ts'
import type { ProviderEvent } from './providerEvents.ts'

/** A portfolio as it was added. */
export interface OwnPortfolio {
  readonly publicId: string
  readonly title: Personal<string>
}

export type OwnPortfolios = ReadonlyMap<PortfolioId, OwnPortfolio>

export function portfoliosAfter(
  portfolios: OwnPortfolios,
  { type, data }: Extract<ProviderEvent, { type: 'PortfolioAdded' | 'PortfolioRemoved' }>,
): OwnPortfolios {
  if (type === 'PortfolioRemoved') return new Map([...portfolios].filter(([id]) => id !== data.portfolioId))
  const { portfolioId, publicId, title } = data
  return new Map(portfolios).set(portfolioId, { publicId, title })
}

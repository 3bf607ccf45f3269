import type { PortfolioId, ProviderId } from '../../../../domain/ids.ts'
import type { Language } from '../../../../domain/locale.ts'
import {
  descriptionOf,
  type Portfolio,
  type PortfolioDescription,
  portfolio,
  portfolioStream,
} from '../../../../domain/portfolio/portfolio.ts'
import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import { portfoliosOf } from '../../../../projections/portfolios/portfoliosQueries.ts'
import type { ApiDependencies } from '../../../dependencies.ts'
import { portfolioRefusals } from './portfolioRefusals.ts'

interface Caller {
  readonly language: Language
  readonly dependencies: ApiDependencies
}

export interface LoadedPortfolio {
  readonly publicId: string
  readonly description: PortfolioDescription
  readonly state: Portfolio
  /** From the read models, since what the plan shows depends on the other portfolios. */
  readonly standing: { readonly isShownByPlan: boolean; readonly isPublic: boolean; readonly premium: boolean }
}

/**
 * A portfolio of the provider, from the log, so that nobody edits an outdated version.
 * @throws Problem 404 when the provider has no such portfolio
 */
export async function loadPortfolio(
  { language, dependencies }: Caller,
  providerId: ProviderId,
  portfolioId: PortfolioId,
): Promise<LoadedPortfolio> {
  const { commands, database } = dependencies
  const [owner, { state }, { items, premium }] = await Promise.all([
    commands.load(provider, providerStream(providerId)),
    commands.load(portfolio, portfolioStream(portfolioId)),
    portfoliosOf(database, providerId, commands.rules),
  ])
  const added = owner.state.contact && owner.state.portfolios.get(portfolioId)
  if (!added) throw portfolioRefusals.portfolio_not_found({ language, dependencies })
  const { isShownByPlan, isPublic } = items.find(({ portfolio_id }) => portfolio_id === portfolioId) ?? {
    isShownByPlan: false,
    isPublic: false,
  }
  return { publicId: added.publicId, description: descriptionOf(state, added), state, standing: { isShownByPlan, isPublic, premium } }
}

import { deriveId } from '../../../../commands/deriveId.ts'
import { PortfolioId } from '../../../../domain/ids.ts'
import { addPortfolio } from '../../../../domain/provider/addPortfolio.ts'
import { publicIdOf } from '../../../../domain/provider/publicIdOf.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { portfolioRefusals } from './portfolioRefusals.ts'

/** POST /api/pro/portfolios: adds a portfolio with a title. */
export const addPortfolioRoute = commandRoute({
  ...proCalls.addPortfolio,
  access: { as: 'provider' },
  docs: { tags: ['portfolios'], summary: 'Add a portfolio', description: 'Nobody sees it until it is published.' },
  command: addPortfolio,
  input({ caller, body, commandId }) {
    const portfolioId = PortfolioId.parse(deriveId('portfolio', commandId))
    return { providerId: caller, portfolioId, publicId: publicIdOf(portfolioId), ...body }
  },
  answer: ({ input: { portfolioId } }) => ({ id: portfolioId }),
  refusals: portfolioRefusals,
})

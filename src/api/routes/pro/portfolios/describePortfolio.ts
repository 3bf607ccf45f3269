import { unlessErased } from '../../../../domain/event.ts'
import { describePortfolio } from '../../../../domain/portfolio/describePortfolio.ts'
import { missingIn } from '../../../../domain/portfolio/portfolio.ts'
import { portfolioStatusOf } from '../../../../domain/portfolio/portfolioStatus.ts'
import { slugOf } from '../../../../projections/words.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { entityTag } from '../../../entityTag.ts'
import { portfolioPage } from '../../../schemas/pagePaths.ts'
import type { Portfolio } from '../../../schemas/pro/portfolioSchemas.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { definePortfolioRecord } from './portfolioRecord.ts'
import { portfolioRefusals } from './portfolioRefusals.ts'

/** The content and the state of a portfolio. */
const record = definePortfolioRecord({
  shown(id, { publicId, description, state, standing }): Portfolio {
    const title = unlessErased(description.title, '')
    return {
      id,
      title,
      description: unlessErased(description.description, ''),
      weddingDate: unlessErased(description.weddingDate, null),
      services: description.services,
      status: portfolioStatusOf(state.published, standing.isShownByPlan),
      missing: missingIn(state),
      path: standing.isPublic ? portfolioPage(publicId, slugOf(title)) : null,
    }
  },
  editable: ({ description }) => description,
  // The state does not change the version, so it does not disturb an editor.
  tag: ({ title, description, weddingDate, services }) => entityTag([title, description, weddingDate, services]),
})

/** PUT /api/pro/portfolios/:id */
export const describePortfolioRoute = commandRoute({
  ...proCalls.describePortfolio,
  access: { as: 'provider', owns: 'portfolio' },
  docs: {
    tags: ['portfolios'],
    summary: 'Say what a portfolio shows',
    description: 'If-Match names the version that the form was filled on: 412 when it was changed meanwhile, 428 without it.',
  },
  command: describePortfolio,
  input: async (call) => ({ ...(await record.filledOn(call)), description: call.body }),
  answer: ({ state }, call) => record.answer({ state, ...(state.description && { description: state.description }) }, call),
  refusals: portfolioRefusals,
})

/** GET /api/pro/portfolios/:id */
export const showPortfolioRoute = record.showRoute(proCalls.showPortfolio, 'A portfolio: what it shows, and where it stands')

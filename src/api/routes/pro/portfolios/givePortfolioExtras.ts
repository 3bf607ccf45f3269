import { unlessErased } from '../../../../domain/event.ts'
import { givePortfolioExtras } from '../../../../domain/portfolio/givePortfolioExtras.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { entityTag } from '../../../entityTag.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { definePortfolioRecord } from './portfolioRecord.ts'
import { portfolioRefusals } from './portfolioRefusals.ts'

/** The fields that need Premium. Rule POR-1. */
const record = definePortfolioRecord({
  shown: (id, { state: { extras }, standing: { premium } }) => ({
    id,
    place: unlessErased(extras.place, ''),
    style: unlessErased(extras.style, ''),
    guests: extras.guests,
    totalBudget: extras.totalBudget,
    plannerBudget: extras.plannerBudget,
    isBudgetHidden: extras.isBudgetHidden,
    plan: premium ? ('premium' as const) : ('free' as const),
  }),
  editable: ({ state }) => state.extras,
  tag: ({ id: _id, plan: _plan, ...edited }) => entityTag(Object.values(edited)),
})

/** PUT /api/pro/portfolio-extras/:id */
export const givePortfolioExtrasRoute = commandRoute({
  ...proCalls.givePortfolioExtras,
  access: { as: 'provider', owns: 'portfolio' },
  docs: {
    tags: ['portfolios'],
    summary: 'Say where it was, in which style, for how many and for how much',
    description: 'With Premium. Without it what was said can be taken back or hidden, and no more. Budgets in euro cents.',
  },
  command: givePortfolioExtras,
  input: async (call) => ({ ...(await record.filledOn(call)), extras: call.body }),
  answer: ({ state }, call) => record.answer({ state }, call),
  refusals: portfolioRefusals,
})

/** GET /api/pro/portfolio-extras/:id */
export const showPortfolioExtrasRoute = record.showRoute(proCalls.showPortfolioExtras, 'What is said of a portfolio with Premium')

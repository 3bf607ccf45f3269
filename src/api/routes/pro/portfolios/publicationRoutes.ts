import type { z } from 'zod'
import { publishPortfolio } from '../../../../domain/portfolio/publishPortfolio.ts'
import { removePortfolio } from '../../../../domain/portfolio/removePortfolio.ts'
import { unpublishPortfolio } from '../../../../domain/portfolio/unpublishPortfolio.ts'
import { type CommandCall, commandRoute } from '../../../commandRoute.ts'
import type { Route } from '../../../route.ts'
import type { PortfolioParams } from '../../../schemas/pro/portfolioSchemas.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { portfolioRefusals } from './portfolioRefusals.ts'

type Call = CommandCall<'provider', z.output<typeof PortfolioParams>>

const onPortfolio = {
  access: { as: 'provider', owns: 'portfolio' },
  input: ({ caller, params }: Call) => ({ providerId: caller, portfolioId: params.id }),
  answer: (_done: unknown, { params }: Pick<Call, 'params'>) => ({ id: params.id }),
  refusals: portfolioRefusals,
} as const

/** Publishing, unpublishing and deleting a portfolio. */
export const publicationRoutes: readonly Route[] = [
  commandRoute({
    ...proCalls.publishPortfolio,
    ...onPortfolio,
    docs: { tags: ['portfolios'], summary: 'Publish a portfolio', description: 'Couples see it as far as the plan goes.' },
    command: publishPortfolio,
  }),
  commandRoute({
    ...proCalls.unpublishPortfolio,
    ...onPortfolio,
    docs: { tags: ['portfolios'], summary: 'Take a portfolio back' },
    command: unpublishPortfolio,
  }),
  commandRoute({
    ...proCalls.removePortfolio,
    ...onPortfolio,
    docs: { tags: ['portfolios'], summary: 'Delete a portfolio with its pictures' },
    command: removePortfolio,
  }),
]

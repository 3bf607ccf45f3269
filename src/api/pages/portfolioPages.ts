import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { portfolios } from '../../projections/portfolios/portfolios.ts'
import { providerDirectory } from '../../projections/providerDirectory/providerDirectory.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { shownCards } from '../routes/couple/shownCards.ts'
import { shownPortfolios } from '../routes/public/shownPortfolios.ts'
import { pathOf } from './fillPage.ts'
import { portfolioHead } from './portfolioHead.ts'
import type { PublicPages } from './publicPages.ts'

const Params = z.object({ name: z.string() })
const publicIdOf = /^[a-zA-Z0-9]+/

/**
 * /portfolio/{publicId}-{slug}: a portfolio's public page. Any other slug redirects to the canonical address; a portfolio that its plan or
 * its owner hides has no page.
 */
export function addPortfolioPages(app: FastifyInstance, pages: PublicPages, dependencies: ApiDependencies): void {
  const { profile } = shownCards(dependencies)
  const { find: findPortfolio, cardsOf } = shownPortfolios(dependencies)
  const { settings, commands } = dependencies
  app.get(
    '/portfolio/:name',
    { config: { access: { as: 'visitor' }, reads: [portfolios, providerDirectory] }, schema: { hide: true }, compress: false },
    async (request, reply) => {
      const { name } = Params.parse(request.params)
      const path = pathOf(request)
      const find = async () => {
        const found = await findPortfolio(publicIdOf.exec(name)?.[0] ?? '', request.language)
        if (!found) return undefined
        const { portfolio, providerId } = found
        if (path !== portfolio.path) return { moved: portfolio.path }
        const provider = await profile(request, providerId)
        if (!provider) return undefined
        const others = (await cardsOf(providerId)).filter((card) => card.path !== path)
        const head = portfolioHead(portfolio, provider, settings.publicUrl, commands.rules)
        return { page: { kind: 'portfolio', portfolio, provider, others }, head } as const
      }
      return pages.send(request, reply, { address: path, find })
    },
  )
}

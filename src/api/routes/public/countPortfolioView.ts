import { countPortfolioView } from '../../../operational/portfolioViews.ts'
import { ConcurrencyGate } from '../../../platform/concurrencyGate.ts'
import { networkAddress } from '../../../platform/networkAddress.ts'
import { portfolios } from '../../../projections/portfolios/portfolios.ts'
import { findViewedPortfolio } from '../../../projections/portfolios/portfoliosQueries.ts'
import { providerDirectory } from '../../../projections/providerDirectory/providerDirectory.ts'
import { isRobot } from '../../isRobot.ts'
import { requireSameBody } from '../../requireSameBody.ts'
import type { Route } from '../../route.ts'
import { publicCalls } from '../../schemas/publicCalls.ts'
import { schemasOf } from '../../schemasOf.ts'
import { succeeded } from '../couple/answers.ts'
import { portfolioRefusals } from '../pro/portfolios/portfolioRefusals.ts'

const countedAtOnce = 4

/** POST /api/directory/portfolios/:publicId/views: a browser reports a view of a portfolio. Rule STA-2. */
export const countPortfolioViewRoute: Route = (api, dependencies) => {
  const { tokens, database, commands } = dependencies
  const gate = new ConcurrencyGate(countedAtOnce, commands.rules.views.mostWaiting)
  api.post(
    publicCalls.countPortfolioView.path,
    {
      config: {
        access: { as: 'visitor', whileImpersonating: 'allowed' },
        reads: [portfolios, providerDirectory],
        // A separate limit, as large as that of all other calls, so that every view of a page can be reported.
        rateLimitGroup: 'views',
      },
      schema: {
        tags: ['planners'],
        summary: 'Count a view of a portfolio',
        description: 'As that of a provider: a visitor counts once a day for a portfolio; robots, its owner and administrators do not.',
        ...schemasOf(publicCalls.countPortfolioView),
      },
    },
    async (request) => {
      const { params, body, ip, session, language } = request
      if (request.headers['idempotency-key'] !== undefined) await requireSameBody(dependencies, request.commandContext())
      const userAgent = request.headers['user-agent']
      if (isRobot(userAgent) || session?.impersonator !== undefined) return succeeded
      // A visitor's browser may have a couple's session beside the provider's, and the provider's may have expired.
      const cookie = request.sessionCookie('provider', 'access')
      const own = session?.role === 'provider' ? session : cookie === undefined ? null : await tokens.readIssued(cookie)
      const visitor = `${networkAddress(ip)}\n${userAgent}`
      const isKnown = await gate.run(async () => {
        const viewed = await findViewedPortfolio(database, params.publicId, commands.rules)
        if (viewed && viewed.providerId !== own?.id) await countPortfolioView(database, { ...viewed, ...body, visitor }, commands.now())
        return viewed !== undefined
      })
      if (!isKnown) throw portfolioRefusals.portfolio_not_found({ language, dependencies })
      return succeeded
    },
  )
}

import { timeZoneOf } from '../../../../domain/availability/calendarOwner.ts'
import { dayIn } from '../../../../domain/calendar.ts'
import { addDays } from '../../../../domain/localTime.ts'
import { portfolioRequirements } from '../../../../domain/portfolio/portfolioRequirement.ts'
import { portfolioStatusOf } from '../../../../domain/portfolio/portfolioStatus.ts'
import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import { isPictureName } from '../../../../integrations/images/pictureName.ts'
import { createPictureUrls } from '../../../../integrations/images/pictureUrls.ts'
import { portfolioViewsSince } from '../../../../operational/portfolioViews.ts'
import { pictureKey } from '../../../../operational/secrets.ts'
import { type PortfolioRow, portfolios } from '../../../../projections/portfolios/portfolios.ts'
import { portfoliosOf } from '../../../../projections/portfolios/portfoliosQueries.ts'
import { providerDirectory } from '../../../../projections/providerDirectory/providerDirectory.ts'
import type { Route } from '../../../route.ts'
import { portfolioPage } from '../../../schemas/pagePaths.ts'
import { contentRange } from '../../../schemas/pro/listQuery.ts'
import type { PortfolioPlan } from '../../../schemas/pro/portfolioSchemas.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { signedInProvider } from '../signedInProvider.ts'

const viewedDays = 30
const reads = [portfolios, providerDirectory]

/** GET /api/pro/portfolios: the provider's portfolios and their states. */
export const listPortfoliosRoute: Route = (api, { database, secrets, commands }) => {
  const { pictureUrl } = createPictureUrls(pictureKey(secrets))
  api.get(
    proCalls.listPortfolios.path,
    {
      config: { access: { as: 'provider' }, reads },
      schema: { tags: ['portfolios'], summary: 'Own portfolios', ...schemasOf(proCalls.listPortfolios) },
    },
    async (request, reply) => {
      const id = signedInProvider(request)
      const { from, to, sort } = request.query
      const { state } = await commands.load(provider, providerStream(id))
      const since = addDays(dayIn(timeZoneOf(state), commands.now()), 1 - viewedDays)
      const { items, premium } = await portfoliosOf(database, id, commands.rules)
      const views = premium ? await portfolioViewsSince(database, id, since) : null
      reply.header('content-range', contentRange('portfolios', from, { items: items.slice(from, to + 1), total: items.length }))
      return (sort.descending ? items.toReversed() : items).slice(from, to + 1).map((row) => {
        const picture = keyPicture(row)
        return {
          id: row.portfolio_id,
          title: row.title,
          weddingDate: row.wedding_date,
          status: portfolioStatusOf(row.published, row.isShownByPlan),
          missing: missingIn(row),
          path: row.isPublic ? portfolioPage(row.public_id, row.slug) : null,
          image: picture !== undefined && isPictureName(picture) ? pictureUrl(picture) : null,
          images: row.images.length,
          views: views && (views.get(row.portfolio_id) ?? 0),
        }
      })
    },
  )
}

/** GET /api/pro/portfolio-plan: the plan's limit of portfolios. */
export const showPortfolioPlanRoute: Route = (api, { database, commands }) => {
  api.get(
    proCalls.showPortfolioPlan.path,
    {
      config: { access: { as: 'provider' }, reads },
      schema: { tags: ['portfolios'], summary: 'How many portfolios the plan allows', ...schemasOf(proCalls.showPortfolioPlan) },
    },
    async (request): Promise<PortfolioPlan> => {
      const { items, premium, quota = null } = await portfoliosOf(database, signedInProvider(request), commands.rules)
      return { plan: premium ? 'premium' : 'free', quota, total: items.length }
    },
  )
}

function keyPicture({ images, key_image }: PortfolioRow): string | undefined {
  return (images.find(({ id }) => id === key_image) ?? images[0])?.picture
}

function missingIn({ description, shown_images }: PortfolioRow) {
  const has = { description: description !== '', image: shown_images > 0 }
  return portfolioRequirements.filter((requirement) => !has[requirement])
}

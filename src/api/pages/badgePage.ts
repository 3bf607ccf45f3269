import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { providerDirectory } from '../../projections/providerDirectory/providerDirectory.ts'
import { providerReviews } from '../../projections/providerReviews/providerReviews.ts'
import { reviewFigures } from '../../projections/providerReviews/providerReviewsQueries.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { shownCards } from '../routes/couple/shownCards.ts'
import { badgePath } from '../schemas/pagePaths.ts'
import { PublicId } from '../schemas/publicId.ts'
import { shownAverage } from '../schemas/reviews.ts'
import { renderBadge } from './renderBadge.ts'

const Params = z.object({ publicId: PublicId })
const Query = z.object({ theme: z.enum(['light', 'dark']).catch('light'), size: z.enum(['normal', 'large']).catch('normal') })
/** How long visitors of other sites may see an outdated rating. */
const caching = 'public, max-age=300'
/** No scripts and no external resources; any site may frame it, and no other page. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *"

/** /badge/{publicId}: a provider's rating for a frame on its own site; a neutral badge if the provider is not public. Rule BAD-1. */
export function addBadgePage(app: FastifyInstance, dependencies: ApiDependencies): void {
  const { database, settings } = dependencies
  const { profile } = shownCards(dependencies)
  app.get(
    `${badgePath}/:publicId`,
    { config: { access: { as: 'visitor' }, reads: [providerDirectory, providerReviews] }, schema: { hide: true } },
    async (request, reply) => {
      const { publicId } = Params.safeParse(request.params).data ?? { publicId: '' }
      const look = Query.parse(request.query)
      const card = publicId === '' ? undefined : await profile(request, publicId)
      const figures = card && (await reviewFigures(database, card.id))
      const shown = card &&
        figures && {
          name: card.name,
          profileUrl: settings.publicUrl + card.profileUrl,
          count: figures.count,
          average: shownAverage(figures.average),
        }
      const page = renderBadge({
        shown,
        ...look,
        language: request.language,
        publicUrl: settings.publicUrl,
        rules: dependencies.commands.rules,
      })
      const etag = `"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`
      reply
        .headers({ 'cache-control': caching, 'content-security-policy': policy, 'cross-origin-resource-policy': 'cross-origin', etag })
        .header('vary', 'accept-language')
        .removeHeader('x-frame-options')
      if (shown && request.headers['if-none-match'] === etag) return reply.status(304).send()
      return reply
        .status(shown ? 200 : 404)
        .type('text/html; charset=utf-8')
        .send(page)
    },
  )
}

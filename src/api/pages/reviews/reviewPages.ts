import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type ProviderId, ReviewId } from '../../../domain/ids.ts'
import { provider, providerStream } from '../../../domain/provider/provider.ts'
import { publicNameOf } from '../../../domain/provider/publicName.ts'
import { createReviewLinks } from '../../../operational/reviewLinks.ts'
import { reviewLinkKey } from '../../../operational/secrets.ts'
import type { ApiDependencies } from '../../dependencies.ts'
import { reviewPage, reviewPath } from '../../schemas/pagePaths.ts'
import { emptyReview } from '../../schemas/reviewForm.ts'
import { whileConnected } from '../../whileConnected.ts'
import type { PublicPages } from '../publicPages.ts'
import { readSentReview } from './sentReview.ts'
import { takeReview } from './takeReview.ts'

const Params = z.object({ token: z.string() })
const visitor = { access: { as: 'visitor' } } as const
const hidden = { hide: true } as const
/** The link was renewed, its provider no longer exists, or the link never existed: the page does not say which. */
const gone = 410

interface OpenForm {
  readonly token: string
  readonly providerId: ProviderId
  readonly name: string
}

/** /review/{token}: the form in which clients review a provider. It works without scripts, and keeps the input after a mistake. */
export function addReviewPages(app: FastifyInstance, pages: PublicPages, dependencies: ApiDependencies): void {
  const { commands, secrets } = dependencies
  const links = createReviewLinks(reviewLinkKey(secrets))

  async function openForm(request: FastifyRequest): Promise<OpenForm | undefined> {
    const { token } = Params.parse(request.params)
    const link = links.open(token)
    if (!link) return undefined
    const { state } = await commands.load(provider, providerStream(link.providerId))
    if (!state.contact || !link.isNumber(state.reviewLink)) return undefined
    return { token, providerId: link.providerId, name: publicNameOf(state) }
  }
  const form = ({ token, name }: OpenForm) => ({
    kind: 'reviewForm' as const,
    provider: name,
    action: reviewPage(token),
    reviewId: randomUUID(),
    typed: emptyReview,
    errors: {},
    photoError: null,
    failure: null,
  })
  const linkIsOver = (request: FastifyRequest, reply: FastifyReply) => pages.sendOnce(request, reply, { kind: 'reviewLinkOver' }, gone)

  app.get(`${reviewPath}/:token`, { config: visitor, schema: hidden, compress: false }, async (request, reply) => {
    const open = await openForm(request)
    return open ? pages.sendOnce(request, reply, form(open)) : linkIsOver(request, reply)
  })

  app.get(`${reviewPath}/:token/sent`, { config: visitor, schema: hidden, compress: false }, async (request, reply) => {
    const open = await openForm(request)
    return open ? pages.sendOnce(request, reply, { kind: 'reviewSent', provider: open.name }) : linkIsOver(request, reply)
  })

  void app.register(async (scope) => {
    await scope.register(multipart)
    const config = { ...visitor, slowBody: true }
    scope.post(`${reviewPath}/:token`, { config, schema: hidden, compress: false }, async (request, reply) => {
      const open = await openForm(request)
      if (!open) return linkIsOver(request, reply)
      const signal = whileConnected(reply)
      return readSentReview(request, async (sent) => {
        const parsed = ReviewId.safeParse(sent.reviewId)
        const reviewId = parsed.success ? parsed.data : ReviewId.parse(randomUUID())
        const refused = await takeReview(request, dependencies, { ...open, reviewId, sent, signal })
        if (!refused) return reply.redirect(`${reviewPage(open.token)}/sent`, 303)
        const { status, ...shown } = refused
        return pages.sendOnce(request, reply, { ...form(open), reviewId, typed: sent.typed, ...shown }, status)
      })
    })
  })
}

import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isErased, unlessErased } from '../../../domain/event.ts'
import type { ReviewId } from '../../../domain/ids.ts'
import { askErasure } from '../../../domain/person/askErasure.ts'
import { provider, providerStream } from '../../../domain/provider/provider.ts'
import { publicNameOf } from '../../../domain/provider/publicName.ts'
import { type ReviewState, review, reviewStream } from '../../../domain/review/review.ts'
import { createPictureUrls } from '../../../integrations/images/pictureUrls.ts'
import { createReviewLinks } from '../../../operational/reviewLinks.ts'
import { pictureKey, reviewLinkKey } from '../../../operational/secrets.ts'
import type { ApiDependencies } from '../../dependencies.ts'
import { shownPhoto } from '../../reviewPhoto.ts'
import { ownReviewPage, ownReviewPath } from '../../schemas/pagePaths.ts'
import type { ShownReviewPage } from '../../schemas/reviewPages.ts'
import type { PublicPages } from '../publicPages.ts'

const Params = z.object({ token: z.string() })
const options = { config: { access: { as: 'visitor' } }, schema: { hide: true }, compress: false } as const

/**
 * /my-review/{token}: a reviewer's own review and its state, without an account, by the link of its mail. Erasing it is confirmed on a
 * separate page by a button. Rule REV-5.
 */
export function addOwnReviewPages(app: FastifyInstance, pages: PublicPages, dependencies: ApiDependencies): void {
  const { commands, secrets } = dependencies
  const links = createReviewLinks(reviewLinkKey(secrets))
  const urls = createPictureUrls(pictureKey(secrets))
  const idIn = (request: FastifyRequest) => links.openOwn(Params.parse(request.params).token)

  async function pageOf(id: ReviewId, isAsking: boolean): Promise<ShownReviewPage | undefined> {
    const { state } = await commands.load(review, reviewStream(id))
    const { written } = state
    if (!written) return undefined
    const { reviewerName, text, picture = null } = written
    if (state.erased || isErased(reviewerName) || isErased(text)) return { kind: 'ownReviewErased' }
    const about = (await commands.load(provider, providerStream(written.providerId))).state
    const { reviewerType, rating, writtenAt } = written
    return {
      kind: 'ownReview',
      provider: publicNameOf(about),
      path: ownReviewPage(links.ownToken(id)),
      reviewerName,
      reviewerType,
      rating,
      text,
      writtenAt,
      isAsking,
      photo: shownPhoto(urls, unlessErased(picture, null)),
      ...outcomeOf(state),
    }
  }

  const show = (isAsking: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
    const id = idIn(request)
    const page = id && (await pageOf(id, isAsking))
    return page ? pages.sendOnce(request, reply, page) : pages.sendNotFound(request, reply)
  }
  app.get(`${ownReviewPath}/:token`, options, show(false))
  app.get(`${ownReviewPath}/:token/erase`, options, show(true))

  void app.register(async (scope) => {
    // The form has no field.
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
      body.resume()
      body.once('end', () => done(null, {}))
    })
    scope.post(`${ownReviewPath}/:token/erase`, options, async (request, reply) => {
      const id = idIn(request)
      if (!id) return pages.sendNotFound(request, reply)
      const input = { person: { kind: 'reviewer', id }, certificateId: randomUUID(), reason: 'asked-by-person' } as const
      const outcome = await commands.handle(askErasure, input, request.commandContext({ actor: `reviewer:${id}` }))
      return outcome.accepted ? reply.redirect(ownReviewPage(links.ownToken(id)), 303) : pages.sendNotFound(request, reply)
    })
  })
}

function outcomeOf({ moderation, hiddenReason, answer }: ReviewState) {
  return { moderation, hiddenReason: unlessErased(hiddenReason, null) ?? null, answer: unlessErased(answer, null) ?? null }
}

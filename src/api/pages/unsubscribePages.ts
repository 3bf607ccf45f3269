import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { mailKinds, OptionalMailKind } from '../../domain/mailKinds.ts'
import { changeNotificationPreference } from '../../domain/person/changeNotificationPreference.ts'
import { notifications } from '../../domain/person/notifications.ts'
import { personStream } from '../../domain/person/person.ts'
import { createSignedLinks, type OpenedLink } from '../../operational/signedLinks.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { unsubscribePage, unsubscribePath } from '../schemas/pagePaths.ts'
import type { UnsubscribePage } from '../schemas/publicPage.ts'
import type { PublicPages } from './publicPages.ts'

const Params = z.object({ kind: OptionalMailKind, '*': z.string() })
const options = { config: { access: { as: 'visitor' } }, schema: { hide: true }, compress: false } as const
/** The token is longer than the default maximum of a path parameter. */
const address = `${unsubscribePath}/:kind/*`

/**
 * /unsubscribe/{kind}/{token}: turns a kind of mail off for the token's person without signing in. Mail programs send a POST by themselves
 * (RFC 8058) and follow no redirect; a person sees a page with a button that sends the same. Opening the page alone changes nothing, since
 * mail scanners open every link. The address may be in logs: whoever finds it can only turn off this kind. Rule NOT-3.
 */
export function addUnsubscribePages(app: FastifyInstance, pages: PublicPages, { commands, secrets }: ApiDependencies): void {
  const links = createSignedLinks({ tokenKey: secrets.tokenKey, now: () => commands.now() })

  async function linkIn(request: FastifyRequest) {
    const params = Params.safeParse(request.params)
    if (!params.success) return undefined
    const { kind, '*': token } = params.data
    const opened: OpenedLink = await links.open('unsubscribe', token, async () => kind)
    if (opened.state === 'invalid') return undefined
    const person = { kind: mailKinds[kind].to, id: opened.personId }
    const page = (state: UnsubscribePage['state']): UnsubscribePage => ({
      kind: 'unsubscribe',
      mailKind: kind,
      to: person.kind,
      action: unsubscribePage(kind, token),
      state,
    })
    return { kind, person, isOver: opened.state === 'expired', page }
  }

  app.get(address, options, async (request, reply) => {
    const link = await linkIn(request)
    if (!link) return pages.sendNotFound(request, reply)
    if (link.isOver) return pages.sendOnce(request, reply, link.page('expired'))
    const { turnedOff } = (await commands.load(notifications, personStream(link.person))).state
    return pages.sendOnce(request, reply, link.page(turnedOff.has(link.kind) ? 'done' : 'asking'))
  })

  void app.register(async (scope) => {
    // The body contains nothing beyond the address.
    scope.addContentTypeParser(['application/x-www-form-urlencoded', 'multipart/form-data'], (_request, body, done) => {
      body.resume()
      body.once('end', () => done(null, {}))
    })
    scope.post(address, options, async (request, reply) => {
      const link = await linkIn(request)
      if (!link) return pages.sendNotFound(request, reply)
      const { kind, person } = link
      if (link.isOver) return pages.sendOnce(request, reply, link.page('expired'), 410)
      const context = request.commandContext({ actor: `${person.kind}:${person.id}` })
      // Refused when the person no longer exists, which has the same effect.
      await commands.handle(changeNotificationPreference, { person, kind, wanted: false }, context)
      return pages.sendOnce(request, reply, link.page('done'))
    })
  })
}

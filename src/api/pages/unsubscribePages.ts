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
/** The token is longer than a named parameter may be. */
const address = `${unsubscribePath}/:kind/*`

/**
 * /unsubscribe/{kind}/{token}: turns a kind of mail off for the person of the token, who need not sign in. A reader's program sends a POST to it
 * by itself (RFC 8058) and follows no redirect; a person finds a page with a button that sends the same. Opening the page alone changes nothing,
 * since programs that check mails open every link. The address may stand in logs: whoever finds it there can turn off this one kind. Rule NOT-3.
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
    // What is sent says nothing that the address does not.
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
      // Refused where there is nobody left to write to, which comes to the same.
      await commands.handle(changeNotificationPreference, { person, kind, wanted: false }, context)
      return pages.sendOnce(request, reply, link.page('done'))
    })
  })
}

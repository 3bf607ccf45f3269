import { confirmLoginEmail } from '../../../../commands/confirmLoginEmail.ts'
import { isErased } from '../../../../domain/event.ts'
import { ProviderId } from '../../../../domain/ids.ts'
import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import { createCredentials } from '../../../../operational/credentials.ts'
import { newEmailLink } from '../../../../operational/signedLinks.ts'
import { limitCalls, perAddress } from '../../../limitCalls.ts'
import { Problem } from '../../../problem.ts'
import { requireSameBody } from '../../../requireSameBody.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { signInText } from '../../../texts/signInTexts.ts'
import { markProviderDevice } from './markProviderDevice.ts'
import { refusedLink } from './refusedLink.ts'

/**
 * POST /api/pro/email/confirm-new: confirms a new login e-mail by the mailed link, once, on any device. All sessions end except the one
 * that requested it with the password, and the one in which the link is opened. Rule ACC-6.
 */
export const confirmLoginEmailRoute: Route = (api, dependencies) => {
  const { commands, secrets, database, sessions, links } = dependencies
  const credentials = createCredentials({ database, claimKey: secrets.claimKey })
  api.post(
    proCalls.confirmLoginEmail.path,
    {
      config: { access: { as: 'visitor' } },
      schema: { tags: ['sign in'], summary: 'Confirm a new login e-mail', ...schemasOf(proCalls.confirmLoginEmail) },
    },
    async (request, reply) => {
      const { body, ip, language, session } = request
      const context = request.commandContext({ actor: 'visitor' })
      await requireSameBody(dependencies, context)
      await limitCalls(dependencies, perAddress(dependencies, 'opened-links', ip, commands.rules.limits.openedLinksPerAddress))
      let askedAt = ''
      const link = await links.open('confirm-new-email', body.token, async (personId) => {
        const { contact, emailChange } = (await commands.load(provider, providerStream(ProviderId.parse(personId)))).state
        if (!contact || !emailChange || isErased(emailChange.email)) return undefined
        askedAt = emailChange.askedAt
        return newEmailLink(emailChange.email, askedAt)
      })
      if (link.state !== 'good') throw refusedLink(link.state, language)
      const providerId = ProviderId.parse(link.personId)
      const isOwn = session?.role === 'provider' && session.id === providerId
      const outcome = await confirmLoginEmail(
        { database, commands, claimKey: secrets.claimKey, credentials, sessions },
        { providerId, askedAt, sessionId: isOwn ? session.sessionId : undefined },
        { ...context, actor: `provider:${providerId}` },
      )
      if (!outcome.confirmed) {
        if (outcome.because === 'invalid') throw refusedLink('invalid', language)
        if (outcome.because === 'busy') throw new Problem(503, 'try_again', { retryAfterSeconds: outcome.retryAfterSeconds })
        throw new Problem(409, 'email_already_used', { detail: signInText('email_already_used', language) })
      }
      if (isOwn) markProviderDevice(dependencies, outcome.email, request, reply)
      reply.reached(outcome.position)
      return { confirmed: true as const, signedIn: isOwn }
    },
  )
}

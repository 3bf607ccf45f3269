import { partOfCommand } from '../../../../commands/partOfCommand.ts'
import { ProviderId } from '../../../../domain/ids.ts'
import { askEmailConfirmation } from '../../../../domain/provider/askEmailConfirmation.ts'
import { limitOn } from '../../../../operational/limits.ts'
import { limitCalls, perAddress } from '../../../limitCalls.ts'
import { Problem } from '../../../problem.ts'
import { requireSameBody } from '../../../requireSameBody.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { signInText } from '../../../texts/signInTexts.ts'
import { openConfirmation } from './confirmationLink.ts'
import { refusedLink } from './refusedLink.ts'

/**
 * POST /api/pro/email/ask-confirmation: mails the link again, to the signed-in provider or to the recipient of an expired link. It is only
 * mailed to the login e-mail, so nobody else gains anything. Rule REG-8.
 */
export const askEmailConfirmationRoute: Route = (api, dependencies) => {
  const { commands, secrets } = dependencies
  api.post(
    proCalls.askEmailConfirmation.path,
    {
      config: { access: { as: 'visitor' } },
      schema: {
        tags: ['sign in'],
        summary: 'Mail the link to confirm the login e-mail again',
        ...schemasOf(proCalls.askEmailConfirmation),
      },
    },
    async (request, reply) => {
      const { body, ip, language, session } = request
      const context = request.commandContext({ actor: 'visitor' })
      await requireSameBody(dependencies, context)
      const { openedLinksPerAddress, confirmationLinksInARow, confirmationLinksPerProvider } = commands.rules.limits
      await limitCalls(dependencies, perAddress(dependencies, 'opened-links', ip, openedLinksPerAddress))
      const link = body?.token ? await openConfirmation(dependencies, body.token) : undefined
      if (link?.state === 'invalid') throw refusedLink('invalid', language)
      const providerId = link?.providerId ?? (session?.role === 'provider' ? ProviderId.parse(session.id) : undefined)
      if (!providerId) throw new Problem(401, 'unauthorized')
      await limitCalls(
        dependencies,
        limitOn('confirmation-links-in-a-row', secrets.codeKey, providerId, confirmationLinksInARow),
        limitOn('confirmation-links', secrets.codeKey, providerId, confirmationLinksPerProvider),
      )
      const outcome = await commands.handle(
        askEmailConfirmation,
        { providerId },
        partOfCommand({ ...context, actor: `provider:${providerId}` }, 'askEmailConfirmation'),
      )
      if (!outcome.accepted) {
        const problems = {
          planner_not_found: () => refusedLink('invalid', language),
          email_already_confirmed: () =>
            new Problem(409, 'email_already_confirmed', { detail: signInText('email_already_confirmed', language) }),
        }
        throw problems[outcome.refused]()
      }
      reply.reached(outcome.position)
      return { sent: true as const }
    },
  )
}

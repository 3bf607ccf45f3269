import { partOfCommand } from '../../../../commands/partOfCommand.ts'
import { confirmEmail } from '../../../../domain/provider/confirmEmail.ts'
import { limitCalls, perAddress } from '../../../limitCalls.ts'
import { requireSameBody } from '../../../requireSameBody.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { openConfirmation } from './confirmationLink.ts'
import { refusedLink } from './refusedLink.ts'

/** POST /api/pro/email/confirm: confirms the e-mail by the mailed link, on any device. Opening it twice succeeds. Rule REG-8. */
export const confirmEmailRoute: Route = (api, dependencies) => {
  const { commands } = dependencies
  api.post(
    proCalls.confirmEmail.path,
    {
      config: { access: { as: 'visitor' } },
      schema: { tags: ['sign in'], summary: 'Confirm the login e-mail', ...schemasOf(proCalls.confirmEmail) },
    },
    async (request, reply) => {
      const { body, ip, language } = request
      const context = request.commandContext({ actor: 'visitor' })
      await requireSameBody(dependencies, context)
      await limitCalls(dependencies, perAddress(dependencies, 'opened-links', ip, commands.rules.limits.openedLinksPerAddress))
      const link = await openConfirmation(dependencies, body.token)
      if (link.state !== 'good') throw refusedLink(link.state, language)
      const { providerId } = link
      const own = { ...context, actor: `provider:${providerId}` }
      const outcome = await commands.handle(confirmEmail, { providerId }, partOfCommand(own, 'confirmEmail'))
      if (!outcome.accepted) throw refusedLink('invalid', language)
      reply.reached(outcome.position)
      return { confirmed: true as const }
    },
  )
}

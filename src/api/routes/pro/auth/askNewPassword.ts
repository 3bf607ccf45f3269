import { deriveId } from '../../../../commands/deriveId.ts'
import { normalEmail } from '../../../../domain/email.ts'
import { createCredentials } from '../../../../operational/credentials.ts'
import { writeEffects } from '../../../../operational/effects.ts'
import { limitOn, spendLimits } from '../../../../operational/limits.ts'
import { limitCalls, perAddress } from '../../../limitCalls.ts'
import { requireSameBody } from '../../../requireSameBody.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'

/**
 * POST /api/pro/password/forgotten: mails a link for a new password. Answer and timing are the same for a known address, an unknown one and
 * one that was used a moment ago: an effect is also written for an unknown address, and its worker finds nobody. Rule SIGN-6.
 */
export const askNewPasswordRoute: Route = (api, dependencies) => {
  const { commands, secrets, database, effects } = dependencies
  const credentials = createCredentials({ database, claimKey: secrets.claimKey })
  api.post(
    proCalls.askNewPassword.path,
    {
      config: { access: { as: 'visitor' } },
      schema: { tags: ['sign in'], summary: 'Ask for a new password', ...schemasOf(proCalls.askNewPassword) },
    },
    async (request) => {
      const { body, ip } = request
      const { passwordLinksPerAddress, passwordLinksInARow, passwordLinksPerLogin } = commands.rules.limits
      const context = request.commandContext({ actor: 'visitor' })
      await requireSameBody(dependencies, context)
      await limitCalls(dependencies, perAddress(dependencies, 'password-links-per-address', ip, passwordLinksPerAddress))
      const email = normalEmail(body.email)
      const askedAt = commands.now()
      const spent = await spendLimits(
        database,
        [
          limitOn('password-links-in-a-row', secrets.codeKey, email, passwordLinksInARow),
          limitOn('password-links-per-login', secrets.codeKey, email, passwordLinksPerLogin),
        ],
        askedAt,
      )
      const owner = await credentials.ownerOf('provider', email)
      if (spent.allowed) {
        const mail = {
          id: deriveId('new-password', context.commandId),
          kind: 'mail',
          person: owner === null ? null : { kind: 'provider', id: owner },
          payload: { template: 'new-password', params: { askedAt: askedAt.toISOString() } },
          cause: null,
          expiresAt: new Date(askedAt.getTime() + commands.rules.links.newPasswordMinutes * 60_000),
        }
        void effects.enqueue(await writeEffects(database, [mail]))
      }
      return { asked: true as const }
    },
  )
}

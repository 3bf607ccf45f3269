import { partOfCommand } from '../../../../commands/partOfCommand.ts'
import { unlessErased } from '../../../../domain/event.ts'
import type { Language } from '../../../../domain/locale.ts'
import { passwordLacks } from '../../../../domain/password.ts'
import { type ProviderContact, provider, providerStream } from '../../../../domain/provider/provider.ts'
import { recordPasswordChange } from '../../../../domain/provider/recordPasswordChange.ts'
import { isCommonPassword } from '../../../../operational/commonPasswords.ts'
import { createCredentials } from '../../../../operational/credentials.ts'
import { limitOn, resetLimit } from '../../../../operational/limits.ts'
import { inTransaction } from '../../../../platform/transaction.ts'
import { limitCalls } from '../../../limitCalls.ts'
import { sessionOf } from '../../../plugins/permissions.ts'
import { Problem } from '../../../problem.ts'
import { requireSameBody } from '../../../requireSameBody.ts'
import type { Route } from '../../../route.ts'
import { PasswordBody } from '../../../schemas/pro/accountSchemas.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { accountText } from '../../../texts/accountTexts.ts'
import { signInText } from '../../../texts/signInTexts.ts'
import { providerNotFound } from '../providerNotFound.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { wrongPassword } from './wrongPassword.ts'

/**
 * POST /api/pro/account/password: sets a new password and ends all other sessions in one transaction, then writes the event, from which the
 * mail to the owner follows. After a crash in between, the same key continues without asking for the current password again.
 */
export const changePasswordRoute: Route = (api, dependencies) => {
  const { commands, secrets, database, sessions } = dependencies
  const credentials = createCredentials({ database, claimKey: secrets.claimKey })
  api.post(
    proCalls.changePassword.path,
    {
      config: { access: { as: 'provider' } },
      schema: {
        tags: ['account'],
        summary: 'Change the password',
        description: 'Signs out everywhere else, and notifies the owner by mail.',
        ...schemasOf(proCalls.changePassword),
      },
    },
    async (request, reply) => {
      const { body, language } = request
      const id = signedInProvider(request)
      const context = request.commandContext()
      await requireSameBody(dependencies, context)
      const tries = limitOn('password-changes', secrets.codeKey, id, commands.rules.limits.passwordChangesPerProvider)
      await limitCalls(dependencies, tries)
      const { contact } = (await commands.load(provider, providerStream(id))).state
      if (!contact) throw providerNotFound()
      if (!(await credentials.wasChangedBy(id, context.commandId))) {
        await requireGoodPassword(body, contact, language)
        if (!(await credentials.isPasswordOf(id, body.currentPassword))) throw wrongPassword(language)
        const store = await credentials.prepareChange(id, body.newPassword, context.commandId)
        const refuseTokens = await inTransaction(database, async (client) => {
          await store(client)
          return sessions.closeAllWithin(client, id, 'password_changed', [sessionOf(request, 'provider').sessionId])
        })
        refuseTokens()
      }
      // Without the hash of the body: nothing derived from a password may be stored in an event.
      const outcome = await commands.handle(recordPasswordChange, { providerId: id }, partOfCommand(context, 'recordPasswordChange'))
      if (!outcome.accepted) throw providerNotFound()
      await resetLimit(database, tries)
      reply.reached(outcome.position)
      const changed = outcome.events.find((event) => event.type === 'PasswordChanged')
      if (!changed) throw new Error('a change of the password was accepted without its event')
      return { id, changedAt: changed.data.changedAt }
    },
  )
}

async function requireGoodPassword(
  { currentPassword, newPassword }: PasswordBody,
  { firstname, lastname, email }: ProviderContact,
  language: Language,
): Promise<void> {
  if (passwordLacks(newPassword).length > 0) throw refusedWith('pwd_not_valid', 'newPassword', signInText('pwd_not_valid', language))
  if (newPassword === currentPassword) throw refusedWith('pwd_unchanged', 'newPassword', accountText('pwd_unchanged', language))
  if (await isCommonPassword(newPassword)) throw refusedWith('pwd_too_common', 'newPassword', signInText('pwd_too_common', language))
  // Loaded on first use, since it includes a dictionary.
  const { isGoodPassword } = await import('../../../schemas/pro/passwordStrength.ts')
  const ownWords = [firstname, lastname, email].map((word) => unlessErased(word, ''))
  if (!isGoodPassword(newPassword, ownWords)) throw refusedWith('pwd_too_weak', 'newPassword', accountText('pwd_too_weak', language))
}

function refusedWith(code: string, field: keyof PasswordBody, message: string): Problem {
  return new Problem(400, code, { detail: message, errors: [{ field, message }] })
}

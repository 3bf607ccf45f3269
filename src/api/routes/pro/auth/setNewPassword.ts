import { partOfCommand } from '../../../../commands/partOfCommand.ts'
import { isErased } from '../../../../domain/event.ts'
import { ProviderId } from '../../../../domain/ids.ts'
import type { Language } from '../../../../domain/locale.ts'
import { passwordLacks } from '../../../../domain/password.ts'
import { confirmEmail } from '../../../../domain/provider/confirmEmail.ts'
import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import { recordPasswordChange } from '../../../../domain/provider/recordPasswordChange.ts'
import { isCommonPassword } from '../../../../operational/commonPasswords.ts'
import { createCredentials, loadPasswordVersion } from '../../../../operational/credentials.ts'
import { personOfLink } from '../../../../operational/signedLinks.ts'
import { inTransaction } from '../../../../platform/transaction.ts'
import { deviceOf } from '../../../deviceOf.ts'
import { limitCalls, perAddress } from '../../../limitCalls.ts'
import { Problem } from '../../../problem.ts'
import { requireSameBody } from '../../../requireSameBody.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { type SignInTextCode, signInText } from '../../../texts/signInTexts.ts'
import { markProviderDevice } from './markProviderDevice.ts'
import { refusedLink } from './refusedLink.ts'
import { signInProvider } from './signInProvider.ts'

/**
 * POST /api/pro/password/new: sets a new password by the mailed link, once. It ends every session, opens one here, and confirms the e-mail,
 * since the link was mailed there. After a crash in between, the same key continues. Rules REG-5, SIGN-6.
 */
export const setNewPasswordRoute: Route = (api, dependencies) => {
  const { commands, secrets, database, sessions, settings, links } = dependencies
  const credentials = createCredentials({ database, claimKey: secrets.claimKey })
  api.post(
    proCalls.setNewPassword.path,
    {
      config: { access: { as: 'visitor' } },
      schema: { tags: ['sign in'], summary: 'Choose a new password by a mailed link', ...schemasOf(proCalls.setNewPassword) },
    },
    async (request, reply) => {
      const { body, ip, language } = request
      await limitCalls(dependencies, perAddress(dependencies, 'opened-links', ip, commands.rules.limits.openedLinksPerAddress))
      const context = request.commandContext({ actor: 'visitor' })
      await requireSameBody(dependencies, context)
      let isRepeated = false
      let version: string | undefined
      const link = await links.open('new-password', body.token, async (personId) => {
        isRepeated = await credentials.wasChangedBy(personId, context.commandId)
        version = await loadPasswordVersion(database, personId)
        return version
      })
      if (!isRepeated && link.state !== 'good') throw refusedLink(link.state, language)
      const id = ProviderId.parse(personOfLink(body.token))
      const { contact } = (await commands.load(provider, providerStream(id))).state
      if (!contact || isErased(contact.email)) throw refusedLink('invalid', language)
      if (!isRepeated) {
        await requireAllowedPassword(body.password, language)
        const store = await credentials.prepareChange(id, body.password, context.commandId)
        const refuseTokens = await inTransaction(database, async (client) => {
          // Of two concurrent uses of the link, one is too late.
          if ((await loadPasswordVersion(client, id, { isLocked: true })) !== version) throw refusedLink('invalid', language)
          await store(client)
          return sessions.closeAllWithin(client, id, 'password_changed')
        })
        refuseTokens()
      }
      const own = { ...context, actor: `provider:${id}` } as const
      const recorded = await commands.handle(recordPasswordChange, { providerId: id }, partOfCommand(own, 'recordPasswordChange'))
      const confirmed = await commands.handle(confirmEmail, { providerId: id }, partOfCommand(own, 'confirmEmail'))
      if (!recorded.accepted || !confirmed.accepted) throw refusedLink('invalid', language)
      const signedIn = await signInProvider(
        dependencies,
        { providerId: id, remembered: false, device: deviceOf(request, settings) },
        own,
        reply,
      )
      if (!signedIn) throw refusedLink('invalid', language)
      markProviderDevice(dependencies, contact.email, request, reply)
      return signedIn
    },
  )
}

async function requireAllowedPassword(password: string, language: Language): Promise<void> {
  const wrong = (text: SignInTextCode) => {
    const message = signInText(text, language)
    return new Problem(400, text, { detail: message, errors: [{ field: 'password', message }] })
  }
  if (passwordLacks(password).length > 0) throw wrong('pwd_not_valid')
  if (await isCommonPassword(password)) throw wrong('pwd_too_common')
}

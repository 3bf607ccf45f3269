import { account, accountStream, hasPremium } from '../../../../domain/account/account.ts'
import { unlessErased } from '../../../../domain/event.ts'
import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { providerNotFound } from '../providerNotFound.ts'
import { signedInProvider } from '../signedInProvider.ts'

/** GET /api/pro/support: whether the operator accepts messages here, and the address for its replies. */
export const showSupportRoute: Route = (api, { commands, settings }) => {
  api.get(
    proCalls.showSupport.path,
    {
      config: { access: { as: 'provider' } },
      schema: { tags: ['support'], summary: 'Where answers of the support go', ...schemasOf(proCalls.showSupport) },
    },
    async (request) => {
      const id = signedInProvider(request)
      const { contact } = (await commands.load(provider, providerStream(id))).state
      if (!contact) throw providerNotFound()
      return {
        isOpen: settings.supportEmail !== undefined,
        email: unlessErased(contact.email, ''),
        emailConfirmed: contact.emailConfirmed,
        premium: hasPremium((await commands.load(account, accountStream(id))).state),
      }
    },
  )
}

import { account, accountStream, hasPremium } from '../../../../domain/account/account.ts'
import { isErased } from '../../../../domain/event.ts'
import { notifications, providerPreferences, textMessagePreferences } from '../../../../domain/person/notifications.ts'
import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import { codeDestination } from '../../../../integrations/phoneNumbers/codeDestination.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { providerNotFound } from '../providerNotFound.ts'
import { signedInProvider } from '../signedInProvider.ts'

/** GET /api/pro/settings: from the log, so that recent changes are included. */
export const showSettingsRoute: Route = (api, { commands, settings }) => {
  api.get(
    proCalls.showSettings.path,
    {
      config: { access: { as: 'provider' } },
      schema: {
        tags: ['account'],
        summary: 'Which mails and text messages a provider gets, and the colour of its page',
        ...schemasOf(proCalls.showSettings),
      },
    },
    async (request) => {
      const id = signedInProvider(request)
      const stream = providerStream(id)
      const { state } = await commands.load(notifications, stream)
      const { contact, accent } = (await commands.load(provider, stream)).state
      if (!contact || isErased(contact.phone)) throw providerNotFound()
      const { phone } = contact
      const reachable = codeDestination(phone, settings.codeCountries).served
      return {
        notifications: providerPreferences(state),
        textMessages: { kinds: textMessagePreferences(state), phone, reachable },
        accent,
        premium: hasPremium((await commands.load(account, accountStream(id))).state),
      }
    },
  )
}

import { account, accountStream, hasPremium } from '../../../../domain/account/account.ts'
import { notifications, providerPreferences } from '../../../../domain/person/notifications.ts'
import { personStream } from '../../../../domain/person/person.ts'
import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { signedInProvider } from '../signedInProvider.ts'

/** GET /api/pro/settings: from the log, so that what was turned off a moment ago is off. */
export const showSettingsRoute: Route = (api, { commands }) => {
  api.get(
    proCalls.showSettings.path,
    {
      config: { access: { as: 'provider' } },
      schema: {
        tags: ['account'],
        summary: 'Which mails a provider gets, and the colour of its page',
        ...schemasOf(proCalls.showSettings),
      },
    },
    async (request) => {
      const id = signedInProvider(request)
      const chosen = await commands.load(notifications, personStream({ kind: 'provider', id }))
      return {
        notifications: providerPreferences(chosen.state),
        accent: (await commands.load(provider, providerStream(id))).state.accent,
        premium: hasPremium((await commands.load(account, accountStream(id))).state),
      }
    },
  )
}

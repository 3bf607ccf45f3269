import { notifications, providerPreferences } from '../../../../domain/person/notifications.ts'
import { personStream } from '../../../../domain/person/person.ts'
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
      schema: { tags: ['account'], summary: 'Which mails a provider gets', ...schemasOf(proCalls.showSettings) },
    },
    async (request) => {
      const person = { kind: 'provider', id: signedInProvider(request) } as const
      return { notifications: providerPreferences((await commands.load(notifications, personStream(person))).state) }
    },
  )
}

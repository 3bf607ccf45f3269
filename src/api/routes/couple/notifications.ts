import { changeNotificationPreference } from '../../../domain/person/changeNotificationPreference.ts'
import { couplePreferences, notifications } from '../../../domain/person/notifications.ts'
import { personStream } from '../../../domain/person/person.ts'
import { commandRoute } from '../../commandRoute.ts'
import { Problem } from '../../problem.ts'
import type { Route } from '../../route.ts'
import { coupleCalls } from '../../schemas/couple/coupleCalls.ts'
import { schemasOf } from '../../schemasOf.ts'
import { succeeded } from './answers.ts'
import { signedInCouple } from './signedInCouple.ts'

const listNotificationsRoute: Route = (api, { commands }) => {
  api.get(
    coupleCalls.listNotifications.path,
    {
      config: { access: { as: 'couple' } },
      schema: { tags: ['account'], summary: 'Which mails the couple gets', ...schemasOf(coupleCalls.listNotifications) },
    },
    async (request) => {
      const person = { kind: 'couple', id: signedInCouple(request) } as const
      return { ...succeeded, notifications: couplePreferences((await commands.load(notifications, personStream(person))).state) }
    },
  )
}

const noCouple = () => new Problem(404, 'couple_not_found')

const changeNotificationRoute = commandRoute({
  ...coupleCalls.changeNotification,
  access: { as: 'couple' },
  docs: { tags: ['account'], summary: 'Turn a kind of mail off, or on again' },
  command: changeNotificationPreference,
  input: ({ caller, body: { kind, wanted } }) => ({ person: { kind: 'couple' as const, id: caller }, kind, wanted }),
  answer: ({ state }) => ({ ...succeeded, notifications: couplePreferences(state) }),
  refusals: { person_not_found: noCouple, kind_not_found: noCouple },
})

/** GET and POST /api/project/notifications: which mails a couple gets. Rule NOT-3. */
export const notificationRoutes: readonly Route[] = [listNotificationsRoute, changeNotificationRoute]

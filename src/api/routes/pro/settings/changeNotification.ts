import { changeNotificationPreference } from '../../../../domain/person/changeNotificationPreference.ts'
import { providerPreferences } from '../../../../domain/person/notifications.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { providerNotFound } from '../providerNotFound.ts'

/** PUT /api/pro/settings/notifications/:kind: turns one kind of mail on or off. */
export const changeNotificationRoute = commandRoute({
  ...proCalls.changeNotification,
  access: { as: 'provider' },
  docs: {
    tags: ['account'],
    summary: 'Turn a kind of mail off, or on again',
    description: 'The last choice counts, so there is no ETag to send.',
  },
  command: changeNotificationPreference,
  input: ({ caller, params: { kind }, body: { wanted } }) => ({ person: { kind: 'provider' as const, id: caller }, kind, wanted }),
  answer: ({ state }) => ({ notifications: providerPreferences(state) }),
  refusals: { person_not_found: providerNotFound, kind_not_found: providerNotFound },
})

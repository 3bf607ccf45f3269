import { defineCommand, refuse } from '../command.ts'
import { mailKinds, type OptionalMailKind } from '../mailKinds.ts'
import { notifications } from './notifications.ts'
import { personStream } from './person.ts'
import type { Person } from './personKind.ts'

export interface ChangeNotificationPreference {
  readonly person: Person
  readonly kind: OptionalMailKind
  readonly wanted: boolean
}

/** Turns a kind of mail off, or on again; the last choice counts. Rule NOT-3. */
export const changeNotificationPreference = defineCommand(notifications)({
  name: 'changeNotificationPreference',
  stream: (input: ChangeNotificationPreference) => personStream(input.person),
  refusals: ['person_not_found', 'kind_not_found'],
  decide({ person: { kind: personKind, id }, kind, wanted }, { isReachable, turnedOff }, { now }) {
    if (!isReachable) return refuse('person_not_found')
    if (mailKinds[kind].to !== personKind) return refuse('kind_not_found')
    if (turnedOff.has(kind) === !wanted) return []
    const changedAt = now.toISOString()
    return [{ type: 'NotificationPreferenceChanged', data: { person: { kind: personKind, id }, kind, wanted, changedAt } }]
  },
})

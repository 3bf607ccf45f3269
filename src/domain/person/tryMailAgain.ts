import { defineCommand, refuse } from '../command.ts'
import { notifications } from './notifications.ts'
import { personStream } from './person.ts'
import type { Person } from './personKind.ts'

export interface TryMailAgain {
  readonly person: Person
}

/** Sends mails to a failing address again; does nothing while mails arrive. Rule NOT-4. */
export const tryMailAgain = defineCommand(notifications)({
  name: 'tryMailAgain',
  stream: (input: TryMailAgain) => personStream(input.person),
  refusals: ['person_not_found'],
  decide({ person: { kind, id } }, { isReachable, delivery }, { now }) {
    if (!isReachable) return refuse('person_not_found')
    if (delivery.failedAt === undefined) return []
    return [{ type: 'MailTriedAgain', data: { person: { kind, id }, triedAt: now.toISOString() } }]
  },
})

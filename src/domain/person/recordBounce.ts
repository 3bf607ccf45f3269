import { defineCommand, refuse } from '../command.ts'
import type { MailKind } from '../mailKinds.ts'
import { notifications } from './notifications.ts'
import { personStream } from './person.ts'
import type { Person } from './personKind.ts'

export interface RecordBounce {
  readonly person: Person
  /** Id of the mail's effect. */
  readonly mail: string
  readonly kind: MailKind
  /** The address it was sent to. */
  readonly address: string
  readonly mailedAt: string
  /** Refused permanently; otherwise temporarily. */
  readonly isHard: boolean
  readonly bouncedAt: string
}

/**
 * Records that a mail to a person failed. Ignored for an address that the person no longer has, for mails sent before the address was
 * confirmed or tried again, and for an address that already counts as failing. Rule NOT-4.
 */
export const recordBounce = defineCommand(notifications)({
  name: 'recordBounce',
  stream: (input: RecordBounce) => personStream(input.person),
  refusals: ['person_not_found'],
  decide({ person, mail, kind, address, mailedAt, isHard, bouncedAt }, { isReachable, delivery }, { now, rules }) {
    if (!isReachable) return refuse('person_not_found')
    const { email, failedAt, since, softBounces, bounced } = delivery
    const known = bounced.get(mail)
    if (known === 'hard' || (known === 'soft' && !isHard)) return []
    if (email !== address || failedAt !== undefined || (since !== undefined && mailedAt < since)) return []
    const at = bouncedAt < now.toISOString() ? bouncedAt : now.toISOString()
    const { softUntilFinal, softWithinDays } = rules.mailBounces
    const earliest = new Date(Date.parse(at) - softWithinDays * 86_400_000).toISOString()
    const isFinal = isHard || softBounces.filter((each) => each >= earliest).length + 1 >= softUntilFinal
    return [{ type: 'MailBounced', data: { person, mail, kind, isHard, isFinal, bouncedAt: at } }]
  },
})

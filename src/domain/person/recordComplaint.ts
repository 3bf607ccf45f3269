import { defineCommand, refuse } from '../command.ts'
import { isOptional, type MailKind, mailKinds } from '../mailKinds.ts'
import { notifications } from './notifications.ts'
import { personStream } from './person.ts'
import type { Person } from './personKind.ts'

export interface RecordComplaint {
  readonly person: Person
  /** Id of the mail's effect. */
  readonly mail: string
  readonly kind: MailKind
  readonly complainedAt: string
}

/** Records that a person reported a mail as unwanted, and turns its kind off if that is allowed, like the link in the mail. Rule NOT-4. */
export const recordComplaint = defineCommand(notifications)({
  name: 'recordComplaint',
  stream: (input: RecordComplaint) => personStream(input.person),
  refusals: ['person_not_found'],
  decide({ person, mail, kind, complainedAt }, { isReachable, turnedOff, delivery }, { now }) {
    if (!isReachable) return refuse('person_not_found')
    if (delivery.complained.has(mail)) return []
    const at = complainedAt < now.toISOString() ? complainedAt : now.toISOString()
    const complained = { type: 'MailComplained', data: { person, mail, kind, complainedAt: at } } as const
    if (!isOptional(kind) || mailKinds[kind].to !== person.kind || turnedOff.has(kind)) return [complained]
    return [complained, { type: 'NotificationPreferenceChanged', data: { person, kind, wanted: false, changedAt: at } }]
  },
})

import { z } from 'zod'

const time = z.iso.datetime()

/** A person's data outside the log, for the export of its data. */
export const keptOfPerson = {
  sessions: z
    .array(z.object({ openedAt: time, expiresAt: time, endedAt: time.nullable(), endedBecause: z.string().nullable() }))
    .readonly(),
  /** Text messages and mails to the person, of the last 30 days. */
  messages: z
    .array(z.object({ channel: z.enum(['mail', 'sms']), kind: z.string(), state: z.string(), writtenAt: time, sentAt: time.nullable() }))
    .readonly(),
}

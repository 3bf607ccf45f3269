// Stored forever.
import { z } from 'zod'
import { notifyProvider } from '../audience.ts'
import { defineEvents, type EventOf, personal } from '../event.ts'
import { ProviderId } from '../ids.ts'
import { SupportSubject } from './supportSubject.ts'

export const supportEvents = defineEvents({
  /** The provider wrote to the operator. `premium`: it had Premium then, so its message is marked and answered first. */
  SupportMessageSent: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({
      providerId: ProviderId,
      messageId: z.uuid(),
      /** What both sides call the message, e.g. `7K2M-9PXA`. */
      reference: z.string(),
      subject: SupportSubject,
      text: personal(z.string()),
      premium: z.boolean(),
      sentAt: z.iso.datetime(),
    }),
  },
})
export type SupportEvent = EventOf<typeof supportEvents>

// Stored forever.
import { z } from 'zod'
import { notifyProvider } from '../audience.ts'
import { defineEvents, personal } from '../event.ts'
import { ProviderId } from '../ids.ts'

const template = { providerId: ProviderId, templateId: z.uuid() }

/** Texts for replies to requests; in the provider's stream. */
export const replyTemplateEvents = defineEvents({
  /** The title is the subject of a mail. */
  ReplyTemplateAdded: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ ...template, title: personal(z.string()), text: personal(z.string()), addedAt: z.iso.datetime() }),
  },
  ReplyTemplateChanged: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ ...template, title: personal(z.string()), text: personal(z.string()), changedAt: z.iso.datetime() }),
  },
  ReplyTemplateRemoved: { audience: notifyProvider, schema: z.object({ ...template, removedAt: z.iso.datetime() }) },
})

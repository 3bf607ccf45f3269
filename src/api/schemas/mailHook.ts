import { z } from 'zod'

/** The report format for mail services: docs/mail-reports.md describes it for adapters. */
export const MailHookBody = z.object({
  events: z
    .array(
      z.object({
        /** The service's own id of the report, which counts once. */
        id: z.string().min(1).max(200),
        /** The mail's token, from its header `X-Mail-Token` or its return path. */
        mail: z.string().max(200),
        type: z.enum(['bounced', 'complained']),
        /** For a bounced mail: whether the address was refused permanently. */
        permanent: z.boolean().default(false),
        at: z.iso.datetime({ offset: true }),
      }),
    )
    .max(100),
})

/** How many reports were recorded, now or before, and how many are about an unknown mail or person. */
export const MailHookAnswer = z.object({ recorded: z.int(), ignored: z.int() })

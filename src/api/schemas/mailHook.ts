import { z } from 'zod'

/** What a mail service reports: docs/mail-reports.md describes it for those who write an adapter. */
export const MailHookBody = z.object({
  events: z
    .array(
      z.object({
        /** The service's own id of the report: the same one counts once. */
        id: z.string().min(1).max(200),
        /** The mail's token, from its header `X-Mail-Token` or its return path. */
        mail: z.string().max(200),
        type: z.enum(['bounced', 'complained']),
        /** Of a mail that bounced: the address is refused for good. */
        permanent: z.boolean().default(false),
        at: z.iso.datetime({ offset: true }),
      }),
    )
    .max(100),
})

/** How many of the reports were recorded, now or before, and how many are about no mail or nobody that is known. */
export const MailHookAnswer = z.object({ recorded: z.int(), ignored: z.int() })

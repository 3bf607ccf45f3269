import { z } from 'zod'
import { Day } from '../../../domain/calendar.ts'
import { completionSteps } from '../../../domain/completionSteps.ts'
import { Moderation } from '../../../domain/provider/moderation.ts'
import { ProfileRejectionReason } from '../../../domain/provider/profileRejectionReason.ts'
import { ratePeriods } from '../../../domain/requestRates.ts'
import { RejectedPart } from './rejectedPartSchema.ts'

const rate = z.number().min(0).max(1).nullable()
/** Shares of all requests received in a period; null where there was none. */
const Rates = z.object({ answer: rate, seen: rate, rejected: rate, unlocked: rate })

/** What a provider reads on its dashboard, the most urgent first. */
export const DashboardNotice = z.enum([
  'mails_failed',
  'number_invalid_format',
  'number_not_found',
  'number_inactive',
  'number_in_use',
  'number_checking',
  'in_moderation',
  'submitted_again',
  'welcome_waits',
  'venue_rejected',
  'welcome_reversed',
  'no_credits',
  'last_credit',
  'photos_hidden',
  'photo_quota_reached',
])
export type DashboardNotice = z.output<typeof DashboardNotice>

/** What became of a profile that was submitted again. */
export const SubmittedProfile = z.object({ moderation: Moderation })

/** How a provider's business goes, and what to do next. Days are those of its time zone. */
export const Dashboard = z.object({
  /** A complete profile does not need those that are optional. */
  steps: z.array(z.object({ name: z.enum(completionSteps), isDone: z.boolean(), isOptional: z.boolean() })).readonly(),
  /** Why moderation rejected the profile, which nobody sees; null when it did not. The note is '' where the reason says it all. */
  rejection: z.object({ reason: ProfileRejectionReason, note: z.string() }).nullable(),
  /** What moderation hides of a profile that couples see. */
  rejectedParts: z.array(RejectedPart).readonly(),
  notices: z.array(DashboardNotice).readonly(),
  periods: z
    .array(
      z.object({
        days: z.literal([...ratePeriods]),
        received: z.int(),
        rates: Rates,
        before: z.object({ received: z.int(), rates: Rates }),
      }),
    )
    .readonly(),
  /** Of the longest period, the oldest day first. */
  received: z.array(z.object({ day: Day, count: z.int() })).readonly(),
})
export type Dashboard = z.output<typeof Dashboard>

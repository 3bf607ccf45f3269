import { z } from 'zod'
import { Day } from '../../../domain/calendar.ts'
import { completionSteps } from '../../../domain/completionSteps.ts'
import { Moderation } from '../../../domain/provider/moderation.ts'
import { ProfileRejectionReason } from '../../../domain/provider/profileRejectionReason.ts'
import { ratePeriods } from '../../../domain/requestRates.ts'
import { RejectedPart } from './rejectedPartSchema.ts'

const rate = z.number().min(0).max(1).nullable()
/** Shares of all requests received in a period; null without requests. */
const Rates = z.object({ answer: rate, seen: rate, rejected: rate, unlocked: rate })

/** The notices on a dashboard, most urgent first. */
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

/** The result of submitting a profile again. */
export const SubmittedProfile = z.object({ moderation: Moderation })

/** A provider's figures and next steps. Days are in its time zone. */
export const Dashboard = z.object({
  /** Optional steps are not needed for a complete profile. */
  steps: z.array(z.object({ name: z.enum(completionSteps), isDone: z.boolean(), isOptional: z.boolean() })).readonly(),
  /** Why moderation rejected the profile, which hides it; null when it is not rejected. The note is '' when the reason is enough. */
  rejection: z.object({ reason: ProfileRejectionReason, note: z.string() }).nullable(),
  /** The parts of a visible profile that moderation hides. */
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
  /** The longest period, oldest day first. */
  received: z.array(z.object({ day: Day, count: z.int() })).readonly(),
})
export type Dashboard = z.output<typeof Dashboard>

import type { Language } from '../../../../domain/locale.ts'
import type { PublicRules } from '../../../../domain/publicRules.ts'
import { fillIn } from '../../../../texts/fillIn.ts'
import { Problem } from '../../../problem.ts'
import { availabilityRefusalTexts } from '../../../texts/availabilityRefusalTexts.ts'

type AvailabilityRefusal = keyof typeof availabilityRefusalTexts

interface Caller {
  readonly language: Language
  readonly dependencies: { readonly commands: { readonly rules: PublicRules } }
}

/** The HTTP answer to each refusal about a calendar. */
export const availabilityRefusals = {
  planner_not_found: refusedWith(404, 'planner_not_found'),
  calendar_entry_not_found: refusedWith(404, 'calendar_entry_not_found'),
  calendar_feed_not_found: refusedWith(404, 'calendar_feed_not_found'),
  days_not_in_order: refusedWith(400, 'days_not_in_order', 'to'),
  day_past: refusedWith(400, 'day_past', 'from'),
  too_far_ahead: refusedWith(400, 'too_far_ahead', 'to'),
  too_many_days: refusedWith(400, 'too_many_days', 'to'),
  too_many_entries: refusedWith(409, 'too_many_entries'),
  days_already_blocked: refusedWith(409, 'days_already_blocked'),
  day_already_booked: refusedWith(409, 'day_already_booked'),
  request_not_unlocked: refusedWith(409, 'request_not_unlocked'),
  feed_address_invalid: refusedWith(400, 'feed_address_invalid', 'url'),
  feed_already_added: refusedWith(400, 'feed_already_added', 'url'),
  too_many_feeds: refusedWith(409, 'too_many_feeds'),
} satisfies Readonly<Record<AvailabilityRefusal, unknown>>

function refusedWith(status: number, code: AvailabilityRefusal, field?: string) {
  return ({ language, dependencies }: Caller) => {
    const { entries, daysPerEntry, monthsAhead, feeds } = dependencies.commands.rules.availability
    const words = { entries, days: daysPerEntry, years: Math.floor(monthsAhead / 12), feeds }
    const detail = fillIn(availabilityRefusalTexts[code][language], words)
    return new Problem(status, code, field === undefined ? { detail } : { detail, errors: [{ field, message: detail }] })
  }
}

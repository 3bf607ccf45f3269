import { account, accountStream } from '../account/account.ts'
import { defineCommand, refuse } from '../command.ts'
import type { ProviderId, RequestId } from '../ids.ts'
import { availability, availabilityStream, bookingOf } from './availability.ts'
import { calendarOwner } from './calendarOwner.ts'
import { dayRefusals, refusalOfDays } from './checkDays.ts'

export interface BookDay {
  readonly providerId: ProviderId
  readonly entryId: string
  readonly day: string
  readonly requestId: RequestId | null
  readonly label: string
}

const reads = {
  owner: calendarOwner<BookDay>(),
  account: { aggregate: account, stream: (input: BookDay) => accountStream(input.providerId) },
}

/**
 * Books a day, once per day, and only for a request that the provider unlocked. The same request again, e.g. from another tab, changes
 * nothing. Rules AVA-3 to AVA-6 and AVA-10.
 */
export const bookDay = defineCommand(availability)({
  name: 'bookDay',
  stream: (input: BookDay) => availabilityStream(input.providerId),
  reads,
  refusals: [...dayRefusals, 'day_already_booked', 'request_not_unlocked'],
  decide({ label, ...input }, state, { now, rules, seen }) {
    const { day, requestId } = input
    const booking = bookingOf(state, day)
    if (seen.owner.contact && requestId !== null && booking?.requestId === requestId) return []
    const refusal = refusalOfDays({ from: day, to: day }, state, { owner: seen.owner, now, rules })
    if (refusal) return refusal
    if (requestId !== null && seen.account.answers.get(requestId)?.kind !== 'unlocked') return refuse('request_not_unlocked')
    if (booking) return refuse('day_already_booked')
    return [{ type: 'DayBooked', data: { ...input, label: label.trim(), bookedAt: now.toISOString() } }]
  },
})

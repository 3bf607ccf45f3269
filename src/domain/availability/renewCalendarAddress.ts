import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { availability, availabilityStream } from './availability.ts'
import { calendarOwner } from './calendarOwner.ts'

export interface RenewCalendarAddress {
  readonly providerId: ProviderId
}

/** Gives the provider's own calendar its first or a new address. Rule AVA-8. */
export const renewCalendarAddress = defineCommand(availability)({
  name: 'renewCalendarAddress',
  stream: (input: RenewCalendarAddress) => availabilityStream(input.providerId),
  reads: { owner: calendarOwner<RenewCalendarAddress>() },
  refusals: ['planner_not_found'],
  decide({ providerId }, { addressNumber }, { now, seen }) {
    if (!seen.owner.contact) return refuse('planner_not_found')
    return [{ type: 'CalendarAddressRenewed', data: { providerId, number: addressNumber + 1, renewedAt: now.toISOString() } }]
  },
})

import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { availability, availabilityStream } from './availability.ts'
import { calendarOwner } from './calendarOwner.ts'
import { dayRefusals, refusalOfDays } from './checkDays.ts'

export interface BlockDays {
  readonly providerId: ProviderId
  readonly entryId: string
  readonly from: string
  readonly to: string
  readonly label: string
}

/**
 * Blocks days, the first and the last included. Entries may overlap: each keeps its days, and a day is free when none has it. An identical
 * entry is refused. Rules AVA-3 to AVA-5.
 */
export const blockDays = defineCommand(availability)({
  name: 'blockDays',
  stream: (input: BlockDays) => availabilityStream(input.providerId),
  reads: { owner: calendarOwner<BlockDays>() },
  refusals: [...dayRefusals, 'days_already_blocked'],
  decide({ label: written, ...input }, state, { now, rules, seen }) {
    const refusal = refusalOfDays(input, state, { owner: seen.owner, now, rules })
    if (refusal) return refusal
    const label = written.trim()
    const stands = [...state.entries.values()].some(
      ({ kind, ranges, label: other }) =>
        kind === 'blocked' && (label === '' || label === other) && ranges.some(({ from, to }) => from <= input.from && input.to <= to),
    )
    if (stands) return refuse('days_already_blocked')
    return [{ type: 'DaysBlocked', data: { ...input, label, blockedAt: now.toISOString() } }]
  },
})

import { deriveId } from '../../../../commands/deriveId.ts'
import { bookingOf } from '../../../../domain/availability/availability.ts'
import { blockDays } from '../../../../domain/availability/blockDays.ts'
import { bookDay } from '../../../../domain/availability/bookDay.ts'
import { freeDays } from '../../../../domain/availability/freeDays.ts'
import { freeEntry } from '../../../../domain/availability/freeEntry.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { availabilityRefusals } from './availabilityRefusals.ts'

const access = { as: 'provider' } as const
const tags = ['availability']

/** POST /api/pro/availability/blocks */
export const blockDaysRoute = commandRoute({
  ...proCalls.blockDays,
  access,
  docs: { tags, summary: 'Block days' },
  command: blockDays,
  input: ({ caller, commandId, body }) => ({ providerId: caller, entryId: deriveId('calendar-entry', commandId), ...body }),
  answer: ({ input }) => ({ id: input.entryId }),
  refusals: availabilityRefusals,
})

/** POST /api/pro/availability/bookings */
export const bookDayRoute = commandRoute({
  ...proCalls.bookDay,
  access,
  docs: {
    tags,
    summary: 'Note a booking',
    description: 'The id of a request must be of one that the provider unlocked; a day that is booked for it already stays as it is.',
  },
  command: bookDay,
  input: ({ caller, commandId, body }) => ({ providerId: caller, entryId: deriveId('calendar-entry', commandId), ...body }),
  answer: ({ input, state }) => ({ id: bookingOf(state, input.day)?.id ?? input.entryId }),
  refusals: availabilityRefusals,
})

/** POST /api/pro/availability/free */
export const freeDaysRoute = commandRoute({
  ...proCalls.freeDays,
  access,
  docs: { tags, summary: 'Free days', description: 'What calendars kept elsewhere say stays.' },
  command: freeDays,
  input: ({ caller, body }) => ({ providerId: caller, ...body }),
  answer: ({ input: { from, to } }) => ({ from, to }),
  refusals: availabilityRefusals,
})

/** DELETE /api/pro/availability/entries/:id */
export const freeEntryRoute = commandRoute({
  ...proCalls.freeEntry,
  access: { as: 'provider', owns: 'calendar entry' },
  docs: { tags, summary: 'Take an entry back' },
  command: freeEntry,
  input: ({ caller, params }) => ({ providerId: caller, entryId: params.id }),
  answer: (_done, { params }) => ({ id: params.id }),
  refusals: availabilityRefusals,
})

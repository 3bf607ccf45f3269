import type { Availability } from '../../../src/api/schemas/pro/availabilitySchemas.ts'

/** A day with an entry in the sample calendar. */
export const bookedDay = '2027-06-19'

const range = { from: bookedDay, to: bookedDay }

/** A calendar with one booking. */
export const sampleAvailability = {
  entries: [{ id: '3f0d5ad6-7c43-4f2b-9a55-000000000009', kind: 'booked', ranges: [range], label: 'Léa & Paul', requestId: null }],
  elsewhere: [],
} satisfies Pick<Availability, 'entries' | 'elsewhere'>

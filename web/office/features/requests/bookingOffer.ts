import type { Availability, AvailabilityEntry } from '../../../../src/api/schemas/pro/availabilitySchemas.ts'
import { stateOfDay } from '../../availability/useAvailability.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'

/** What the provider can do in its calendar about a request. */
export type BookingOffer =
  /** The date can be booked, even if it is blocked or busy in an external calendar. */
  | { readonly kind: 'enter'; readonly over: 'blocked' | 'elsewhere' | null }
  /** The day is booked for something else. */
  | { readonly kind: 'taken'; readonly by: AvailabilityEntry }
  /** The request was won when its day was over. */
  | { readonly kind: 'past' }
  | { readonly kind: 'entered'; readonly entry: AvailabilityEntry }
  /** The request is not won any more. */
  | { readonly kind: 'left'; readonly entry: AvailabilityEntry }

type Concerned = Pick<InboxRequest, 'id' | 'stage' | 'stageChangedAt' | 'eventDate'>

/** What to offer for a request; undefined for nothing. */
export function bookingOfferOf({ id, stage, stageChangedAt, eventDate }: Concerned, calendar: Availability): BookingOffer | undefined {
  const { entries, today } = calendar
  const bookings = entries.filter(({ kind }) => kind === 'booked')
  const own = bookings.find(({ requestId, ranges }) => requestId === id && ranges.some(({ to }) => to >= today))
  if (stage !== 'won') return own && { kind: 'left', entry: own }
  if (own) return { kind: 'entered', entry: own }
  if (eventDate < today) return stageChangedAt !== null && stageChangedAt.slice(0, 10) > eventDate ? { kind: 'past' } : undefined
  const by = bookings.find(({ ranges }) => ranges.some(({ from, to }) => from <= eventDate && eventDate <= to))
  if (by) return { kind: 'taken', by }
  const state = stateOfDay(calendar, eventDate)
  return { kind: 'enter', over: state === 'blocked' || state === 'elsewhere' ? state : null }
}

import { describe, expect, test } from 'vitest'
import { calendarEntryFreed, dayBooked, daysBlocked, daysFreed, entryId } from '../../../tests/setup/sampleAvailabilityEvents.ts'
import { companyDescribed, lyon, providerId, providerRegistered, requestId, requestUnlocked } from '../../../tests/setup/sampleEvents.ts'
import { personErasureAsked } from '../../../tests/setup/samplePersonEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { defaultRules } from '../rules.ts'
import { blockDays } from './blockDays.ts'
import { bookDay } from './bookDay.ts'
import { freeDays } from './freeDays.ts'
import { freeEntry } from './freeEntry.ts'

const owner = [providerRegistered(), companyDescribed()]
const by = { seen: { owner } }
const at = presentTime.toISOString()
const holidays = { providerId: providerId(), entryId: entryId(2), from: '2027-08-02', to: '2027-08-15', label: ' Vacances ' }
const wedding = { providerId: providerId(), entryId: entryId(2), day: '2027-06-19', requestId: null, label: '' }
const blocked = (from: string, to: string, over = {}) => daysBlocked({ from, to, ...over })

describe('blocked days', () => {
  test('are recorded from the first to the last, with a private note', () => {
    given()
      .when(blockDays, holidays, by)
      .thenEvents(daysBlocked({ entryId: entryId(2), label: 'Vacances', blockedAt: at }))
  })

  test('may overlap others, and each entry keeps its own days', () => {
    const state = given(blocked('2027-08-10', '2027-08-20', { label: 'Salon' }))
      .when(blockDays, holidays, by)
      .thenState()
    expect([...state.entries.values()].map(({ ranges }) => ranges)).toEqual([
      [{ from: '2027-08-10', to: '2027-08-20' }],
      [{ from: '2027-08-02', to: '2027-08-15' }],
    ])
  })

  test('that are already blocked are refused, unless they have another label', () => {
    const standing = blocked('2027-08-01', '2027-08-31')
    given(standing).when(blockDays, holidays, by).thenRefused('days_already_blocked')
    given(standing)
      .when(blockDays, { ...holidays, label: '' }, by)
      .thenRefused('days_already_blocked')
    expect(
      given(standing)
        .when(blockDays, { ...holidays, label: 'Travaux' }, by)
        .thenState().entries.size,
    ).toBe(2)
    expect(given(standing, daysFreed()).when(blockDays, holidays, by).thenState().entries.size).toBe(2)
  })

  test('can be neither in the past, in the provider’s time zone, nor too far ahead', () => {
    const on = (day: string, now: string, country: 'FR' | 'PT' = 'FR') =>
      given().when(
        blockDays,
        { ...holidays, from: day, to: day },
        {
          now,
          seen: { owner: [providerRegistered(), companyDescribed({ place: { ...lyon, country } })] },
        },
      )
    on('2026-11-19', '2026-11-20T10:00:00.000Z').thenRefused('day_past')
    // At 23:30 UTC it is tomorrow in France and still today in Portugal.
    on('2026-11-20', '2026-11-20T23:30:00.000Z').thenRefused('day_past')
    expect(on('2026-11-20', '2026-11-20T23:30:00.000Z', 'PT').thenState().entries.size).toBe(1)
    expect(on('2031-11-20', '2026-11-20T10:00:00.000Z').thenState().entries.size).toBe(1)
    on('2031-11-21', '2026-11-20T10:00:00.000Z').thenRefused('too_far_ahead')
  })

  test('are in order, and span at most a year', () => {
    given()
      .when(blockDays, { ...holidays, to: '2027-08-01' }, by)
      .thenRefused('days_not_in_order')
    given()
      .when(blockDays, { ...holidays, to: '2028-08-02' }, by)
      .thenRefused('too_many_days')
    expect(
      given()
        .when(blockDays, { ...holidays, to: '2028-08-01' }, by)
        .thenState().entries.size,
    ).toBe(1)
  })

  test('are limited in number; past entries do not count', () => {
    const rules = { ...defaultRules, availability: { ...defaultRules.availability, entries: 1 } }
    given(blocked('2027-09-01', '2027-09-01'))
      .when(blockDays, holidays, { ...by, rules })
      .thenRefused('too_many_entries')
    const over = blocked('2026-11-01', '2026-11-19')
    expect(
      given(over)
        .when(blockDays, holidays, { ...by, rules })
        .thenState().entries.size,
    ).toBe(2)
  })
})

describe('a booked day', () => {
  test('is recorded, also for an unlocked request', () => {
    given()
      .when(bookDay, wedding, by)
      .thenEvents(dayBooked({ entryId: entryId(2), bookedAt: at }))
    given()
      .when(bookDay, { ...wedding, requestId: requestId() }, { seen: { owner, account: [requestUnlocked()] } })
      .thenEvents(dayBooked({ entryId: entryId(2), requestId: requestId(), bookedAt: at }))
  })

  test('cannot be for a locked request', () => {
    given()
      .when(bookDay, { ...wedding, requestId: requestId() }, by)
      .thenRefused('request_not_unlocked')
  })

  test('is booked once; a blocked day can be booked', () => {
    given(dayBooked()).when(bookDay, wedding, by).thenRefused('day_already_booked')
    expect(given(blocked('2027-06-01', '2027-06-30')).when(bookDay, wedding, by).thenState().entries.size).toBe(2)
  })

  test('for a request is recorded once, by two clicks or in two tabs, also when the calendar is full or the day is over', () => {
    const rules = { ...defaultRules, availability: { ...defaultRules.availability, entries: 1 } }
    const standing = dayBooked({ requestId: requestId() })
    const again = { ...wedding, requestId: requestId() }
    const seen = { owner, account: [requestUnlocked(), requestUnlocked({ requestId: requestId(2) })] }
    given(standing).when(bookDay, again, { seen, rules }).thenNothing()
    given(standing).when(bookDay, again, { seen, now: '2027-06-20T10:00:00.000Z' }).thenNothing()
    given(standing)
      .when(bookDay, { ...again, requestId: requestId(2) }, { seen })
      .thenRefused('day_already_booked')
    given(dayBooked()).when(bookDay, again, { seen }).thenRefused('day_already_booked')
  })

  test('for a request is free once the booking is removed, and can be booked again', () => {
    const seen = { owner, account: [requestUnlocked()] }
    given(dayBooked({ requestId: requestId() }), calendarEntryFreed())
      .when(bookDay, { ...wedding, requestId: requestId() }, { seen })
      .thenEvents(dayBooked({ entryId: entryId(2), requestId: requestId(), bookedAt: at }))
  })

  test('cannot be in the past', () => {
    given()
      .when(bookDay, { ...wedding, day: '2026-11-19' }, by)
      .thenRefused('day_past')
  })
})

describe('freeing', () => {
  const free = { providerId: providerId(), from: '2027-08-05', to: '2027-08-06' }

  test('removes days from every entry, which keeps its other days', () => {
    const state = given(daysBlocked(), dayBooked({ entryId: entryId(2), day: '2027-08-06' }))
      .when(freeDays, free, by)
      .thenState()
    expect([...state.entries]).toEqual([
      [
        entryId(),
        expect.objectContaining({
          ranges: [
            { from: '2027-08-02', to: '2027-08-04' },
            { from: '2027-08-07', to: '2027-08-15' },
          ],
        }),
      ],
    ])
    given(daysBlocked())
      .when(freeDays, free, by)
      .thenEvents(daysFreed({ freedAt: at }))
  })

  test('changes nothing for free days', () => {
    given(daysBlocked(), daysFreed()).when(freeDays, free, by).thenNothing()
    given(daysBlocked())
      .when(freeDays, { ...free, to: '2027-08-01' }, by)
      .thenRefused('days_not_in_order')
  })

  test('removes one entry completely, whatever other entries cover its days', () => {
    const input = { providerId: providerId(), entryId: entryId() }
    given(daysBlocked(), dayBooked({ entryId: entryId(2), day: '2027-08-02' }))
      .when(freeEntry, input, by)
      .thenEvents(calendarEntryFreed({ freedAt: at }))
    given(daysBlocked(), calendarEntryFreed()).when(freeEntry, input, by).thenRefused('calendar_entry_not_found')
  })
})

test('is refused for a provider that is being erased', () => {
  const person = { kind: 'provider', id: providerId() } as const
  const gone = { seen: { owner: [...owner, personErasureAsked({ person })] } }
  given().when(blockDays, holidays, gone).thenRefused('planner_not_found')
  given().when(bookDay, wedding, gone).thenRefused('planner_not_found')
  given(daysBlocked())
    .when(freeDays, { providerId: providerId(), from: '2027-08-02', to: '2027-08-02' }, gone)
    .thenRefused('planner_not_found')
  given(daysBlocked()).when(freeEntry, { providerId: providerId(), entryId: entryId() }, gone).thenRefused('planner_not_found')
})

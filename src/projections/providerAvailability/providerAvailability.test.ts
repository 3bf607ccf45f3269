import { expect, test } from 'vitest'
import { projectionHarness, projectTwice, rebuildEqualsLive } from '../../../tests/projections/projectionHarness.ts'
import {
  calendarAddressRenewed,
  calendarEntryFreed,
  calendarFeedAdded,
  calendarFeedFailed,
  calendarFeedRead,
  calendarFeedRemoved,
  dayBooked,
  daysBlocked,
  daysFreed,
  entryId,
  feedId,
} from '../../../tests/setup/sampleAvailabilityEvents.ts'
import { providerId } from '../../../tests/setup/sampleEvents.ts'
import { personErased } from '../../../tests/setup/samplePersonEvents.ts'
import { providerAvailability } from './providerAvailability.ts'
import { findCalendar, unavailableOn } from './providerAvailabilityQueries.ts'

const story = [
  daysBlocked(),
  dayBooked({ entryId: entryId(2) }),
  daysFreed(),
  calendarFeedAdded(),
  calendarFeedRead(),
  calendarFeedFailed(),
  calendarAddressRenewed(),
]

test('shows entries and the days of imported calendars, and only the host of their addresses', async () => {
  const { given, pool, rows } = await projectionHarness(providerAvailability)
  await given(...story)
  expect(await findCalendar(pool, providerId())).toMatchObject({
    entries: [
      {
        id: entryId(),
        kind: 'blocked',
        label: 'Vacances',
        requestId: null,
        ranges: [
          { from: '2027-08-02', to: '2027-08-04' },
          { from: '2027-08-07', to: '2027-08-15' },
        ],
      },
      { id: entryId(2), kind: 'booked', label: '', requestId: null, ranges: [{ from: '2027-06-19', to: '2027-06-19' }] },
    ],
    feeds: [{ id: feedId(), host: 'calendar.example.test', problem: 'not_reachable', days: [{ from: '2027-07-10', to: '2027-07-11' }] }],
    busy: '{[2027-06-19,2027-06-20),[2027-07-10,2027-07-12),[2027-08-02,2027-08-05),[2027-08-07,2027-08-16)}',
    address_number: 1,
  })
  expect(JSON.stringify(await rows('calendars'))).not.toContain('5e0c2d4a')
  expect(await findCalendar(pool, providerId(2))).toBeUndefined()
})

test('shows who is blocked, booked or busy elsewhere on a day', async () => {
  const { given, pool } = await projectionHarness(providerAvailability)
  await given(...story, daysBlocked({ providerId: providerId(2), from: '2027-08-15', to: '2027-08-16' }))
  const all = [1, 2, 3].map(providerId)
  const on = async (day: string) => [...(await unavailableOn(pool, all, day))].toSorted()
  expect(await on('2027-06-18')).toEqual([])
  expect(await on('2027-06-19')).toEqual([providerId()])
  expect(await on('2027-07-11')).toEqual([providerId()])
  expect(await on('2027-08-05')).toEqual([])
  expect(await on('2027-08-15')).toEqual([providerId(), providerId(2)])
  expect([...(await unavailableOn(pool, [], '2027-08-15'))]).toEqual([])
})

test('a day is free again when no entry covers it any more', async () => {
  const { given, pool } = await projectionHarness(providerAvailability)
  await given(...story, calendarEntryFreed(), calendarEntryFreed({ entryId: entryId(2) }), calendarFeedRemoved())
  expect(await findCalendar(pool, providerId())).toMatchObject({ entries: [], feeds: [], busy: '{}', address_number: 1 })
})

test('erasing a provider deletes its calendar', async () => {
  const { given, rows } = await projectionHarness(providerAvailability)
  await given(...story, personErased({ person: { kind: 'provider', id: providerId() } }))
  expect(await rows('calendars')).toEqual([])
})

test('the order and repetition of deliveries do not matter, and a rebuild gives the same rows', async () => {
  const { calendars } = await projectTwice(providerAvailability, ...story)
  expect(calendars).toMatchObject([{ address_number: 1 }])
  await rebuildEqualsLive(providerAvailability, ...story)
})

import { expect, test } from 'vitest'
import {
  calendarAddressRenewed,
  calendarFeedAdded,
  calendarFeedFailed,
  calendarFeedRead,
  calendarFeedRemoved,
  feedId,
} from '../../../tests/setup/sampleAvailabilityEvents.ts'
import { providerId, providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { addCalendarFeed } from './addCalendarFeed.ts'
import { parseFeedUrl } from './feedUrl.ts'
import { recordFeedReading } from './recordFeedReading.ts'
import { removeCalendarFeed } from './removeCalendarFeed.ts'
import { renewCalendarAddress } from './renewCalendarAddress.ts'

const by = { seen: { owner: [providerRegistered()] } }
const at = presentTime.toISOString()
const url = 'https://calendar.example.test/private-5e0c2d4a/basic.ics'
const adding = { providerId: providerId(), feedId: feedId(2), url }

test.each([
  ['https://calendar.example.test/a.ics?key=1', 'https://calendar.example.test/a.ics?key=1'],
  [' webcal://calendar.example.test/a.ics ', 'https://calendar.example.test/a.ics'],
  ['WEBCALS://Calendar.Example.test/a.ics#x', 'https://calendar.example.test/a.ics'],
])('%s is read at %s', (written, expected) => {
  expect(parseFeedUrl(written)).toBe(expected)
})

test.each([
  'http://calendar.example.test/a.ics',
  'https://me:secret@calendar.example.test/a.ics',
  'ftp://calendar.example.test/a.ics',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'calendar.example.test/a.ics',
  'https://',
  '',
  `https://calendar.example.test/${'a'.repeat(2_000)}`,
])('%s is not a calendar address', (written) => {
  expect(parseFeedUrl(written)).toBeUndefined()
})

test('a calendar is imported once, up to the limit', () => {
  given()
    .when(addCalendarFeed, adding, by)
    .thenEvents(calendarFeedAdded({ feedId: feedId(2), addedAt: at }))
  given()
    .when(addCalendarFeed, { ...adding, url: 'http://calendar.example.test' }, by)
    .thenRefused('feed_address_invalid')
  given(calendarFeedAdded()).when(addCalendarFeed, adding, by).thenRefused('feed_already_added')
  const five = [1, 2, 3, 4, 5].map((number) => calendarFeedAdded({ feedId: feedId(number), url: `${url}?${number}` }))
  given(...five)
    .when(addCalendarFeed, { ...adding, feedId: feedId(6) }, by)
    .thenRefused('too_many_feeds')
})

test('an imported calendar can be removed', () => {
  const input = { providerId: providerId(), feedId: feedId() }
  given(calendarFeedAdded())
    .when(removeCalendarFeed, input, by)
    .thenEvents(calendarFeedRemoved({ removedAt: at }))
  given(calendarFeedAdded(), calendarFeedRemoved()).when(removeCalendarFeed, input, by).thenRefused('calendar_feed_not_found')
})

const reading = (what: { days: { from: string; to: string }[] } | { problem: 'redirect' | 'not_reachable' }) => ({
  providerId: providerId(),
  feedId: feedId(),
  reading: what,
  at,
})
const { days } = calendarFeedRead().data

test('new busy days, and the reason of a failure, are recorded', () => {
  const { readAt: _, ...read } = calendarFeedRead().data
  given(calendarFeedAdded())
    .when(recordFeedReading, reading({ days }), by)
    .thenEvents({ type: 'CalendarFeedRead', data: { ...read, readAt: at } })
  given(calendarFeedAdded())
    .when(recordFeedReading, reading({ days: [] }), by)
    .thenEvents(calendarFeedRead({ days: [], readAt: at }))
  given(calendarFeedAdded(), calendarFeedRead()).when(recordFeedReading, reading({ days }), by).thenNothing()
  given(calendarFeedAdded(), calendarFeedRead())
    .when(recordFeedReading, reading({ problem: 'redirect' }), by)
    .thenEvents(calendarFeedFailed({ problem: 'redirect', failedAt: at }))
  const failed = [calendarFeedAdded(), calendarFeedRead(), calendarFeedFailed()]
  given(...failed)
    .when(recordFeedReading, reading({ problem: 'not_reachable' }), by)
    .thenNothing()
  given(...failed)
    .when(recordFeedReading, reading({ days }), by)
    .thenEvents(calendarFeedRead({ readAt: at }))
})

test('a reading of a removed calendar is ignored', () => {
  given(calendarFeedAdded(), calendarFeedRemoved()).when(recordFeedReading, reading({ days }), by).thenNothing()
})

test('the days of a failing calendar stay', () => {
  const state = given(calendarFeedAdded(), calendarFeedRead())
    .when(recordFeedReading, reading({ problem: 'redirect' }), by)
    .thenState()
  expect(state.feeds.get(feedId())).toMatchObject({ days, problem: 'redirect' })
})

test('the provider’s own calendar gets an address, and a new one at each renewal', () => {
  const input = { providerId: providerId() }
  given()
    .when(renewCalendarAddress, input, by)
    .thenEvents(calendarAddressRenewed({ renewedAt: at }))
  given(calendarAddressRenewed())
    .when(renewCalendarAddress, input, by)
    .thenEvents(calendarAddressRenewed({ number: 2, renewedAt: at }))
})

test('commands are refused for an unknown provider', () => {
  given().when(addCalendarFeed, adding).thenRefused('planner_not_found')
  given().when(removeCalendarFeed, { providerId: providerId(), feedId: feedId() }).thenRefused('planner_not_found')
  given(calendarFeedAdded()).when(recordFeedReading, reading({ days })).thenRefused('planner_not_found')
  given().when(renewCalendarAddress, { providerId: providerId() }).thenRefused('planner_not_found')
})

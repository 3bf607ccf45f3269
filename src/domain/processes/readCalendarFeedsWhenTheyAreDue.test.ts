import { expect, test } from 'vitest'
import {
  calendarFeedAdded,
  calendarFeedFailed,
  calendarFeedRead,
  calendarFeedRemoved,
  feedId,
} from '../../../tests/setup/sampleAvailabilityEvents.ts'
import { coupleId, providerId } from '../../../tests/setup/sampleEvents.ts'
import { personErased } from '../../../tests/setup/samplePersonEvents.ts'
import { presentTime } from '../../../tests/setup/specification.ts'
import type { AllianceEvent } from '../eventCatalog.ts'
import { clearDeadline, makeEffect, setDeadline } from '../process.ts'
import { defaultRules } from '../rules.ts'
import { readCalendarFeedsWhenTheyAreDue as process } from './readCalendarFeedsWhenTheyAreDue.ts'

const context = { recordedAt: presentTime, rules: defaultRules }
const hours = (count: number, from = presentTime) => new Date(from.getTime() + count * 3_600_000)
const stateAfter = (...events: readonly AllianceEvent[]) =>
  events.reduce<unknown>((state, event) => process.memory?.evolve(state, event), process.memory?.initial)
const due = (dueAt: Date, ...events: readonly AllianceEvent[]) =>
  process.onDeadline?.({ key: providerId(), name: feedId(), dueAt }, stateAfter(...events), { ...context, recordedAt: dueAt })
const readingAndNext = (next: Date) => [
  makeEffect(
    'calendarFeed',
    { providerId: providerId(), feedId: feedId() },
    { person: { kind: 'provider', id: providerId() }, expiresAt: next },
  ),
  setDeadline(providerId(), feedId(), next),
]

test('reads an imported calendar when it is added, and every few hours after that', () => {
  expect(process.react(calendarFeedAdded(), undefined, context)).toEqual(readingAndNext(hours(6)))
  expect(due(hours(6), calendarFeedAdded(), calendarFeedRead())).toEqual(readingAndNext(hours(12)))
  expect(process.react(calendarFeedRead(), undefined, context)).toEqual([])
})

test('reads a failing calendar again after as long as it has failed, at most two days', () => {
  const failed = [calendarFeedAdded(), calendarFeedFailed({ failedAt: presentTime.toISOString() })]
  expect(due(hours(6), ...failed)).toEqual(readingAndNext(hours(12)))
  expect(due(hours(12), ...failed)).toEqual(readingAndNext(hours(24)))
  expect(due(hours(24), ...failed)).toEqual(readingAndNext(hours(48)))
  expect(due(hours(200), ...failed)).toEqual(readingAndNext(hours(248)))
  const otherwise = calendarFeedFailed({ problem: 'redirect', failedAt: hours(20).toISOString() })
  expect(due(hours(24), ...failed, otherwise)).toEqual(readingAndNext(hours(48)))
  expect(due(hours(24), ...failed, calendarFeedRead())).toEqual(readingAndNext(hours(30)))
})

test('stops reading when the calendar was removed or its provider erased', () => {
  expect(process.react(calendarFeedRemoved(), undefined, context)).toEqual([clearDeadline(providerId(), feedId())])
  expect(due(hours(6), calendarFeedAdded(), calendarFeedRemoved())).toEqual([])
  const erased = personErased({ person: { kind: 'provider', id: providerId() } })
  expect(due(hours(6), calendarFeedAdded(), erased)).toEqual([])
  expect(process.memory?.key(erased)).toBe(providerId())
  expect(process.memory?.isOver?.(stateAfter(calendarFeedAdded(), erased))).toBe(true)
  expect(process.memory?.isOver?.(stateAfter(personErased({ person: { kind: 'couple', id: coupleId() } })))).toBe(true)
  expect(process.memory?.isOver?.(stateAfter(calendarFeedAdded()))).toBe(false)
})

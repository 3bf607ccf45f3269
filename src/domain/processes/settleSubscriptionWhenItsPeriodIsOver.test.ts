import { expect, test } from 'vitest'
import { providerId, subscriptionStarted } from '../../../tests/setup/sampleEvents.ts'
import {
  sampleSubscriptionId as key,
  SubscriptionStory,
  secondMonth,
  subscriptionOrdered,
  subscriptionReport,
} from '../../../tests/setup/sampleSubscription.ts'
import type { AccountEvent } from '../account/accountEvents.ts'
import { clearDeadline, makeEffect, setDeadline } from '../process.ts'
import { defaultRules } from '../rules.ts'
import { settleSubscriptionWhenItsPeriodIsOver as process } from './settleSubscriptionWhenItsPeriodIsOver.ts'

const context = { recordedAt: new Date('2026-11-20T10:00:00.000Z'), rules: defaultRules }

/** The last reaction to what Stripe reports of a month. */
function reactedTo(...reports: readonly Parameters<typeof subscriptionReport>[0][]) {
  const story = new SubscriptionStory(subscriptionOrdered('month'))
  for (const over of [{}, ...reports]) story.reported(subscriptionReport({ period: 'month', ...over }))
  const events = story.history.filter(({ type }) => process.events.includes(type))
  const state = events.reduce((before: unknown, event) => process.memory?.evolve(before, event), process.memory?.initial)
  const last = events.at(-1)
  return { state, reactions: last && process.react(last, state, context) }
}

test('the payment service is asked three hours after an unreported end of a period, and then every day', () => {
  const { state, reactions } = reactedTo()
  const dueAt = new Date('2026-12-20T13:00:00.000Z')
  expect(reactions).toEqual([setDeadline(key, 'period', dueAt)])
  const next = new Date('2026-12-21T13:00:00.000Z')
  expect(process.onDeadline?.({ key, name: 'period', dueAt }, state, context)).toEqual([
    makeEffect('paymentCall', { act: 'settle', providerId: providerId(), subscriptionId: key }, { expiresAt: next }),
    setDeadline(key, 'period', next),
  ])
})

test('a renewed or changed period sets the deadline again', () => {
  const next = setDeadline(key, 'period', new Date('2027-01-20T13:00:00.000Z'))
  expect(reactedTo(secondMonth).reactions).toEqual([next])
  const year = { period: 'year', periodStart: '2026-12-01T10:00:00.000Z', periodEnd: '2027-12-01T10:00:00.000Z' } as const
  expect(reactedTo(year).reactions).toEqual([setDeadline(key, 'period', new Date('2027-12-01T13:00:00.000Z'))])
})

test('nothing is asked about a subscription that ended, or was granted', () => {
  const { state, reactions } = reactedTo({ status: 'ended', endedAt: '2026-12-20T10:00:00.000Z' })
  expect(reactions).toEqual([clearDeadline(key, 'period')])
  expect(process.onDeadline?.({ key, name: 'period', dueAt: new Date() }, state, context)).toEqual([])
  const granted: AccountEvent = subscriptionStarted()
  expect(process.react(granted, process.memory?.evolve(process.memory.initial, granted), context)).toEqual([])
})

import { expect, test } from 'vitest'
import { providerId } from '../../../tests/setup/sampleEvents.ts'
import { sampleSubscriptionId as key } from '../../../tests/setup/sampleSubscription.ts'
import type { AccountEvent } from '../account/accountEvents.ts'
import { clearDeadline, makeEffect, setDeadline } from '../process.ts'
import { defaultRules } from '../rules.ts'
import { tryRenewalAgainWhenItFailed as process } from './tryRenewalAgainWhenItFailed.ts'

const of = { providerId: providerId(), subscriptionId: key }
const grace = new Date('2026-12-27T10:00:00.000Z')
const second = new Date('2026-12-22T10:00:00.000Z')
const failed: AccountEvent = {
  type: 'SubscriptionRenewalFailed',
  data: {
    ...of,
    invoiceId: 'in_2',
    attempt: 1,
    code: 'card_declined',
    declineCode: null,
    failedAt: '2026-12-20T10:00:00.000Z',
    nextAttemptAt: second.toISOString(),
    graceUntil: grace.toISOString(),
  },
}
const context = { recordedAt: new Date('2026-12-20T10:00:00.000Z'), rules: defaultRules }
const overdue = process.memory?.evolve(process.memory.initial, failed)

test('a renewal that failed is tried again when it is due, and the days of grace run', () => {
  expect(process.react(failed, overdue, context)).toEqual([setDeadline(key, 'attempt', second), setDeadline(key, 'grace', grace)])
  expect(process.onDeadline?.({ key, name: 'attempt', dueAt: second }, overdue, context)).toEqual([
    makeEffect('paymentCall', { act: 'payAgain', ...of, attempt: 2 }),
    setDeadline(key, 'attempt', new Date('2026-12-24T10:00:00.000Z')),
  ])
})

test('after the days of grace it ends, and what was settled before is not touched', () => {
  const due = { key, name: 'grace', dueAt: grace }
  expect(process.onDeadline?.(due, overdue, context)).toEqual([makeEffect('paymentCall', { act: 'endUnpaid', ...of })])
  expect(process.onDeadline?.(due, process.memory?.initial, context)).toEqual([])
})

test('Stripe is told of an end that it did not report itself, with what is to be given back', () => {
  const ended = (data: object) =>
    process.react({ type: 'SubscriptionEnded', data: { ...of, endedAt: '2026-12-20T10:00:00.000Z', ...data } }, null, context)
  const cleared = [clearDeadline(key, 'attempt'), clearDeadline(key, 'grace')]
  const refunds = ['0193a1f1-8b7d-7c12-8e64-5d2a9f3b1c90']
  const end = { act: 'end', providerId: providerId(), stripeId: 'sub_1' } as const
  expect(ended({ reason: 'withdrawn', stripeId: 'sub_1', refunds })).toEqual([...cleared, makeEffect('paymentCall', { ...end, refunds })])
  expect(ended({ reason: 'closed', stripeId: 'sub_1' })).toEqual([...cleared, makeEffect('paymentCall', { ...end, refunds: [] })])
  expect(ended({ reason: 'unpaid', stripeId: 'sub_1' })).toEqual(cleared)
  expect(ended({})).toEqual(cleared)
})

import { describe, expect, test } from 'vitest'
import { providerId, subscriptionEnded, subscriptionStarted } from '../../../tests/setup/sampleEvents.ts'
import {
  SubscriptionStory,
  secondMonth,
  startedAt,
  subscriptionOrdered,
  subscriptionReport,
} from '../../../tests/setup/sampleSubscription.ts'
import type { AccountEvent } from '../account/accountEvents.ts'
import type { SubscriptionReport } from '../account/recordSubscriptionReport.ts'
import type { Reaction } from '../process.ts'
import { defaultRules } from '../rules.ts'
import { mailProviderAboutItsPremium as process } from './mailProviderAboutItsPremium.ts'

/** What is mailed about each event of a history, to when the reminder is set in the end, and what it would mail. */
function played(...history: readonly AccountEvent[]) {
  let state = process.memory?.initial
  let reminder: Date | undefined
  const mails: object[] = []
  for (const event of history) {
    state = process.memory?.evolve(state, event)
    const recordedAt = new Date(Object.entries(event.data).find(([name]) => moments.has(name))?.[1] as string)
    const reactions = process.react(event, state, { recordedAt, rules: defaultRules })
    mails.push(...mailsOf(reactions))
    reminder = reactions.find((each) => each.kind === 'deadline')?.dueAt
  }
  const dueAt = reminder ?? new Date(startedAt)
  const due = process.onDeadline?.({ key: providerId(), name: 'reminder', dueAt }, state, { recordedAt: dueAt, rules: defaultRules })
  return { mails, reminder, reminded: mailsOf(due ?? []) }
}

const moments = new Set(['orderedAt', 'startedAt', 'canceledAt', 'resumedAt', 'failedAt', 'changedAt', 'endedAt', 'periodStart'])

function mailsOf(reactions: readonly Reaction[]) {
  return reactions.flatMap((each) => {
    if (each.kind !== 'effect') return []
    expect(each).toMatchObject({ effect: 'mail', person: { kind: 'provider', id: providerId() } })
    return [each.payload]
  })
}

/** The history that Stripe's reports leave. */
function told(period: 'month' | 'year', ...reports: readonly (readonly [over: Partial<SubscriptionReport>, now?: string])[]) {
  const story = new SubscriptionStory(subscriptionOrdered(period))
  for (const [over, now] of [[{}] as const, ...reports]) story.reported(subscriptionReport({ period, ...over }), now)
  return played(...story.history)
}

const month = { period: 'month', gross: 5_880 } as const
const year = { period: 'year', gross: 58_800 } as const
const monthEnd = '2026-12-20T10:00:00.000Z'
const yearEnd = '2027-11-20T10:00:00.000Z'
const mail = (template: string, params: object = {}) => ({ template: `premium-${template}`, params })
const began = mail('began', { ...month, date: monthEnd })
const beganYearly = mail('began', { ...year, date: yearEnd, withdrawalUntil: '2026-12-20T10:00:00.000Z' })
const canceledAt = '2026-12-01T10:00:00.000Z'
const cancellation = { endsAt: monthEnd, canceledAt }
const overdue = (attempt: number, declineCode: string | null = 'insufficient_funds') =>
  ({
    ...secondMonth,
    status: 'past_due',
    failure: { invoiceId: 'in_2', attempt, code: 'card_declined', declineCode },
  }) as const
const on = (day: number) => `2026-12-${day}T10:00:00.000Z`

describe('a provider is mailed', () => {
  test('that Premium began, its price, the next payment and until when a year can be withdrawn from; an order is no news', () => {
    expect(played(subscriptionOrdered('month')).mails).toEqual([])
    expect(told('month').mails).toEqual([began])
    expect(told('year').mails).toEqual([beganYearly])
  })

  test('that Premium was granted, and that it ended', () => {
    expect(played(subscriptionStarted(), subscriptionEnded()).mails).toEqual([mail('granted'), mail('ended')])
  })

  test('nothing of a renewal that is paid at once, which its invoice tells', () => {
    expect(told('month', [secondMonth, on(20)]).mails).toEqual([began])
  })

  test('the first failure of a renewal and the last attempt’s, and nothing of those between', () => {
    const failures = [20, 22, 24, 26].map((day, index) => [overdue(index + 1), on(day)] as const)
    const params = { date: on(27), reason: 'insufficient_funds' }
    expect(told('month', ...failures).mails).toEqual([began, mail('renewal-failed', params), mail('ends-unpaid', params)])
    const another = [overdue(5, null), on(26)] as const
    expect(told('month', ...failures, another).mails).toHaveLength(3)
  })

  test('that a renewal was paid after all, or that Premium ended unpaid', () => {
    const failed = mail('renewal-failed', { date: on(27), reason: 'insufficient_funds' })
    const paid = told('month', [overdue(1), on(20)], [secondMonth, on(21)])
    expect(paid.mails).toEqual([began, failed, mail('recovered', { ...month, date: secondMonth.periodEnd })])
    const lost = told('month', [overdue(1), on(20)], [{ ...overdue(1), status: 'ended', endedAt: on(27) }, on(27)])
    expect(lost.mails).toEqual([began, failed, mail('ended-unpaid')])
  })

  test('that it is cancelled and when it ends, and that it goes on', () => {
    expect(told('month', [{ cancellation }, canceledAt]).mails).toEqual([began, mail('cancelled', { date: monthEnd })])
    const resumed = told('month', [{ cancellation }, canceledAt], [{}, canceledAt])
    expect(resumed.mails.at(-1)).toEqual(mail('resumed', { ...month, date: monthEnd }))
  })

  test('of a change from month to year that it is done, from year to month when it will be, and that it is undone', () => {
    const switched = { period: 'year', periodStart: on(10), periodEnd: '2027-12-10T10:00:00.000Z' } as const
    expect(told('month', [switched, on(10)]).mails.at(-1)).toEqual(
      mail('changed', { ...year, date: switched.periodEnd, withdrawalUntil: '2027-01-09T10:00:00.000Z' }),
    )
    const { price } = subscriptionReport({ period: 'month' })
    const next = { period: 'month', price } as const
    expect(told('year', [{ next }, on(10)], [{}, on(11)]).mails).toEqual([
      beganYearly,
      mail('changes', { ...month, date: yearEnd }),
      mail('change-undone', { ...year, date: yearEnd }),
    ])
    expect(told('year', [{ next }, on(10)]).reminded).toEqual([mail('renews-soon', { ...month, date: yearEnd })])
  })

  test('that its withdrawal is noted', () => {
    const story = new SubscriptionStory(subscriptionOrdered('year'))
    story.reported(subscriptionReport({ period: 'year' }))
    const ended = subscriptionEnded({ subscriptionId: subscriptionReport().subscriptionId, reason: 'withdrawn', endedAt: canceledAt })
    expect(played(...story.history, ended).mails.at(-1)).toEqual(mail('withdrawn'))
  })

  test('nothing of an end that leaves Premium open, or that comes with the end of the account', () => {
    const paid = new SubscriptionStory(subscriptionOrdered('month'))
    paid.reported(subscriptionReport({ period: 'month' }))
    const ended = subscriptionEnded({ subscriptionId: subscriptionReport().subscriptionId, endedAt: monthEnd })
    expect(played(subscriptionStarted(), ...paid.history, ended).mails).toEqual([mail('granted'), began])
    const closed = subscriptionEnded({ subscriptionId: subscriptionReport().subscriptionId, reason: 'closed', endedAt: monthEnd })
    expect(played(...paid.history, closed).mails).toEqual([began])
  })
})

describe('a provider is reminded', () => {
  test('five weeks before a year renews, and not of a month', () => {
    const { reminder, reminded } = told('year')
    expect(reminder).toEqual(new Date('2027-10-16T10:00:00.000Z'))
    expect(reminded).toEqual([mail('renews-soon', { ...year, date: yearEnd })])
    expect(told('month').reminder).toBeUndefined()
  })

  test('seven days before a cancelled subscription ends, unless it was cancelled later than that', () => {
    const { reminder, reminded } = told('month', [{ cancellation }, canceledAt])
    expect(reminder).toEqual(new Date('2026-12-13T10:00:00.000Z'))
    expect(reminded).toEqual([mail('ends-soon', { date: monthEnd })])
    expect(told('month', [{ cancellation: { ...cancellation, canceledAt: on(15) } }, on(15)]).reminder).toBeUndefined()
  })

  test('of the renewal again once a cancelled year is resumed, and of nothing once it has ended', () => {
    const cancelled = { cancellation: { endsAt: yearEnd, canceledAt } }
    expect(told('year', [cancelled, canceledAt]).reminder).toEqual(new Date('2027-11-13T10:00:00.000Z'))
    expect(told('year', [cancelled, canceledAt], [{}, canceledAt]).reminder).toEqual(new Date('2027-10-16T10:00:00.000Z'))
    const ended = told('year', [cancelled, canceledAt], [{ status: 'ended', endedAt: yearEnd }, yearEnd])
    expect(ended.reminder).toBeUndefined()
    expect(ended.reminded).toEqual([])
  })
})

import { expect, test } from 'vitest'
import {
  companyDescribed,
  lyon,
  providerId,
  requestId,
  requestRejected,
  requestUnlocked,
  subscriptionEnded,
  subscriptionStarted,
} from '../../../tests/setup/sampleEvents.ts'
import { personErasureAsked, textMessagePreferenceChanged } from '../../../tests/setup/samplePersonEvents.ts'
import {
  contactDeletionAsked,
  contactDeletionConfirmed,
  requestClosedByCouple,
  requestReceived,
  requestSeen,
  requestsMarkedRead,
  requestWithdrawnByCouple,
} from '../../../tests/setup/sampleRequestEvents.ts'
import { erased } from '../event.ts'
import type { AllianceEvent } from '../eventCatalog.ts'
import { overrideRules } from '../overrideRules.ts'
import { deliver, setDeadline } from '../process.ts'
import { defaultRules, type Rules } from '../rules.ts'
import { textProviderAboutItsRequests as process } from './textProviderAboutItsRequests.ts'

const premium = subscriptionStarted({ subscriptionId: '5b6f6f0e-0000-4000-8000-000000000001' })
const ended = subscriptionEnded({ subscriptionId: '5b6f6f0e-0000-4000-8000-000000000001' })
const wanted = textMessagePreferenceChanged()
const changesWanted = textMessagePreferenceChanged({ kind: 'request-changes' })
const subscriber = [premium, wanted]

const stateAfter = (...events: readonly AllianceEvent[]) =>
  events.reduce<unknown>((state, event) => process.memory?.evolve(state, event), process.memory?.initial)
const reactionsTo = (event: AllianceEvent, before: readonly AllianceEvent[], at: string, rules: Rules = defaultRules) =>
  process.react(event, stateAfter(...before, event), { recordedAt: new Date(at), rules })
const received = (number: number, receivedAt: string) => requestReceived({ requestId: requestId(number), receivedAt })
const atMorning = (dueAt: string, ...events: readonly AllianceEvent[]) =>
  process.onDeadline?.({ key: providerId(), name: dueAt, dueAt: new Date(dueAt) }, stateAfter(...events), {
    recordedAt: new Date(dueAt),
    rules: defaultRules,
  })
const message = (at: string, { requests = [], changes = [] }: { requests?: readonly number[]; changes?: readonly number[] }) => {
  const ids = (numbers: readonly number[]) => numbers.map((number) => requestId(number)).join(' ')
  const params = { requests: ids(requests), changes: ids(changes) }
  return deliver(
    { channel: 'sms', template: 'request-news', recipient: { kind: 'provider', id: providerId() }, params },
    { recordedAt: new Date(at), rules: defaultRules },
  )
}
const held = (dueAt: string) => [setDeadline(providerId(), dueAt, new Date(dueAt))]

const noon = '2026-11-20T11:00:00.000Z'
const night = '2026-11-20T22:00:00.000Z'
const morning = '2026-11-21T07:00:00.000Z'

test('notifies the provider at once of a request that arrives by day', () => {
  expect(reactionsTo(received(1, noon), subscriber, noon)).toEqual([message(noon, { requests: [1] })])
})

test('waits until eight in the morning, in the provider’s time zone, for one that arrives by night', () => {
  expect(reactionsTo(received(1, night), subscriber, night)).toEqual(held(morning))
  const inLisbon = companyDescribed({ place: { ...lyon, country: 'PT' } })
  expect(reactionsTo(received(1, night), [...subscriber, inLisbon], night)).toEqual(held('2026-11-21T08:00:00.000Z'))
  const unknownPlace = companyDescribed({ place: erased })
  expect(reactionsTo(received(1, night), [...subscriber, unknownPlace], night)).toEqual(held(morning))
})

test.each([
  ['when the clocks go forwards', '2026-03-28T23:30:00.000Z', '2026-03-29T06:00:00.000Z'],
  ['when the clocks go back', '2026-10-24T23:30:00.000Z', '2026-10-25T07:00:00.000Z'],
  ['at the end of a month', '2027-02-28T20:00:00.000Z', '2027-03-01T07:00:00.000Z'],
])('eight in the morning is right %s', (_when, at, dueAt) => {
  expect(reactionsTo(received(1, at), subscriber, at)).toEqual(held(dueAt))
})

test('sends one message for all news of a night', () => {
  const requests = [received(1, '2026-11-20T20:00:00.000Z'), received(2, night), received(3, '2026-11-21T05:00:00.000Z')]
  expect(atMorning(morning, ...subscriber, ...requests)).toEqual([message(morning, { requests: [1, 2, 3] })])
  const byDay = received(4, noon)
  expect(atMorning(morning, ...subscriber, byDay, ...requests)).toEqual([message(morning, { requests: [1, 2, 3] })])
})

test('reports in the morning what is still true', () => {
  const requests = [received(1, night), received(2, night)]
  const about = { requestId: requestId(2) }
  const meanwhile = [
    requestSeen(about),
    requestUnlocked(about),
    requestRejected(about),
    requestWithdrawnByCouple(about),
    requestClosedByCouple(about),
    requestsMarkedRead({ requestIds: [requestId(2)] }),
  ]
  for (const event of meanwhile) {
    expect(atMorning(morning, ...subscriber, ...requests, event)).toEqual([message(morning, { requests: [1] })])
  }
  const nothing = [
    ended,
    textMessagePreferenceChanged({ wanted: false }),
    personErasureAsked(),
    requestsMarkedRead({ requestIds: [requestId(1), requestId(2)] }),
  ]
  for (const event of nothing) expect(atMorning(morning, ...subscriber, ...requests, event)).toEqual([])
})

test('reports in the morning only news of the last night', () => {
  const [first, second] = [received(1, '2026-11-19T22:00:00.000Z'), received(2, night)]
  expect(atMorning(morning, ...subscriber, first, second)).toEqual([message(morning, { requests: [2] })])
})

test('sends nothing without Premium or the option, and resumes with Premium', () => {
  const request = received(1, noon)
  for (const before of [[], [premium], [wanted], [premium, changesWanted], [...subscriber, ended]]) {
    expect(reactionsTo(request, before, noon)).toEqual([])
  }
  const again = subscriptionStarted({ subscriptionId: '5b6f6f0e-0000-4000-8000-000000000002' })
  expect(reactionsTo(request, [...subscriber, ended, again], noon)).toEqual([message(noon, { requests: [1] })])
})

test('limits the messages of a day, and sends the rest the next morning', () => {
  const rules = overrideRules({ textMessages: { mostPerDay: 3 } })
  const overnight = received(1, '2026-11-19T22:00:00.000Z')
  const byDay = [received(2, '2026-11-20T08:00:00.000Z'), received(3, '2026-11-20T09:00:00.000Z')]
  const last = received(4, noon)
  expect(reactionsTo(byDay[1] ?? last, [...subscriber, overnight, ...byDay.slice(0, 1)], noon, rules)).toEqual([
    message(noon, { requests: [3] }),
  ])
  expect(reactionsTo(last, [...subscriber, overnight, ...byDay], noon, rules)).toEqual(held(morning))
  const nextDay = received(5, '2026-11-21T11:00:00.000Z')
  expect(reactionsTo(nextDay, [...subscriber, ...byDay, last], '2026-11-21T11:00:00.000Z', rules)).toHaveLength(1)
  expect(reactionsTo(last, subscriber, noon, overrideRules({ textMessages: { mostPerDay: 0 } }))).toEqual([])
})

test('treats changes by couples as a separate kind', () => {
  const withdrawn = requestWithdrawnByCouple({ withdrawnAt: noon })
  const asked = contactDeletionAsked({ requestId: requestId(2), askedAt: night })
  expect(reactionsTo(withdrawn, [premium, wanted], noon)).toEqual([])
  expect(reactionsTo(withdrawn, [premium, changesWanted], noon)).toEqual([message(noon, { changes: [1] })])
  expect(reactionsTo(asked, [premium, changesWanted], night)).toEqual(held(morning))
  const both = [premium, wanted, changesWanted, received(1, night), asked]
  expect(atMorning(morning, ...both)).toEqual([message(morning, { requests: [1], changes: [2] })])
  const confirmed = contactDeletionConfirmed({ requestId: requestId(2) })
  expect(atMorning(morning, ...both, confirmed)).toEqual([message(morning, { requests: [1] })])
})

test('deletes the state of a provider that is being erased, and of one without the option', () => {
  expect(process.memory?.isOver?.(stateAfter(...subscriber, received(1, noon), personErasureAsked()))).toBe(true)
  expect(process.memory?.isOver?.(stateAfter(received(1, noon)))).toBe(true)
  expect(process.memory?.isOver?.(stateAfter(...subscriber))).toBe(false)
})

test('keeps news for a few days, without data of the couple', () => {
  const state = stateAfter(...subscriber, received(1, '2026-11-16T11:00:00.000Z'), received(2, noon))
  expect(state).toMatchObject({ news: [{ requestId: requestId(2), kind: 'new-requests', at: noon, country: 'FR', isOver: false }] })
  expect(JSON.stringify(state)).not.toMatch(/Lyon|@|Inès/)
})

import { expect, test } from 'vitest'
import { accountDeletionAsked, textMessageRefused } from '../../../tests/setup/sampleCoupleEvents.ts'
import { coupleId, nthRequest, providerId, requestUnlocked } from '../../../tests/setup/sampleEvents.ts'
import { mailBounced } from '../../../tests/setup/samplePersonEvents.ts'
import { presentTime } from '../../../tests/setup/specification.ts'
import { returnCreditOfUnreachable } from '../account/returnCreditOfUnreachable.ts'
import type { DomainEvent } from '../event.ts'
import { run } from '../process.ts'
import { defaultRules } from '../rules.ts'
import { returnCreditsWhenCoupleIsUnreachable as process } from './returnCreditsWhenCoupleIsUnreachable.ts'

const context = { recordedAt: presentTime, rules: defaultRules }
const unlockedAt = '2026-11-10T09:00:00.000Z'
const unlocked = (number: number, over: Parameters<typeof requestUnlocked>[0] = {}) =>
  requestUnlocked({ ...nthRequest(number), unlockedAt, credits: 1, ...over })
const bounced = mailBounced({ person: { kind: 'couple', id: coupleId() }, bouncedAt: '2026-11-12T09:00:00.000Z' })
const refused = (refusedAt: string) => textMessageRefused({ message: `message of ${refusedAt}`, refusedAt })
const returns = (unreachableAt: string | null, ...numbers: readonly number[]) =>
  numbers.map((number) => run(returnCreditOfUnreachable, { ...nthRequest(number), coupleId: coupleId(), unreachableAt }))

/** The reactions to the last of these events of one couple. */
function reactionTo(...history: readonly DomainEvent[]) {
  const { memory } = process
  if (!memory) throw new Error('the process remembers')
  let state = memory.initial
  for (const event of history) {
    if (memory.isOver?.(state)) state = memory.initial
    state = memory.evolve(state, event)
  }
  const last = history.at(-1)
  if (!last) throw new Error('nothing happened')
  return process.react(last, state, context)
}

test('a permanent bounce returns every credit spent on the couple', () => {
  expect(reactionTo(unlocked(1), unlocked(2), bounced)).toEqual(returns(bounced.data.bouncedAt, 1, 2))
})

test('a temporary bounce, or one of a provider, returns nothing', () => {
  expect(reactionTo(unlocked(1), mailBounced({ ...bounced.data, isHard: false, isFinal: false }))).toEqual([])
  expect(reactionTo(mailBounced({ person: { kind: 'provider', id: providerId() } }))).toEqual([])
})

test('an unlock checks whether the couple’s mails already fail', () => {
  expect(reactionTo(unlocked(1))).toEqual(returns(null, 1))
})

test('two refused messages on two days return the credit, two on one day do not', () => {
  const [one, sameDay, nextDay] = ['2026-11-11T08:00:00.000Z', '2026-11-11T23:59:59.000Z', '2026-11-12T00:00:01.000Z'] as const
  expect(reactionTo(unlocked(1), refused(one))).toEqual([])
  expect(reactionTo(unlocked(1), refused(one), refused(sameDay))).toEqual([])
  expect(reactionTo(unlocked(1), refused(one), refused(sameDay), refused(nextDay))).toEqual(returns(nextDay, 1))
})

test('messages refused before an unlock do not count', () => {
  const history = [unlocked(1, { unlockedAt: '2026-11-09T09:00:00.000Z' }), refused('2026-11-09T10:00:00.000Z'), unlocked(2)] as const
  expect(reactionTo(...history, refused('2026-11-11T10:00:00.000Z'))).toEqual(returns('2026-11-11T10:00:00.000Z', 1))
})

test('ignores unlocks that cost nothing or are past their window, and couples that are leaving', () => {
  const free = [unlocked(1, { credits: 0 }), unlocked(2, { paidWith: 'premium', credits: 0 })] as const
  expect(reactionTo(free[0])).toEqual([])
  expect(reactionTo(...free, bounced)).toEqual([])
  const longAgo = unlocked(1, { unlockedAt: '2026-10-01T09:00:00.000Z' })
  expect(reactionTo(longAgo, unlocked(2), bounced)).toEqual(returns(bounced.data.bouncedAt, 2))
  expect(reactionTo(unlocked(1), accountDeletionAsked(), bounced)).toEqual([])
  expect(reactionTo(unlocked(1), accountDeletionAsked())).toEqual([])
})

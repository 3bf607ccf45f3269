import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { coupleId, providerId, requestId } from '../../../tests/setup/sampleEvents.ts'
import { requestReceived, requestWithdrawnByCouple } from '../../../tests/setup/sampleRequestEvents.ts'
import { fold } from '../../../tests/setup/specification.ts'
import { type Decision, isRefusal } from '../command.ts'
import type { AllianceEvent } from '../eventCatalog.ts'
import { notifications } from '../person/notifications.ts'
import { request } from '../request/request.ts'
import { defaultRules } from '../rules.ts'
import { type Account, account, hasPremium } from './account.ts'
import type { AccountEvent } from './accountEvents.ts'
import { correctCredits } from './correctCredits.ts'
import { grantPremium } from './grantPremium.ts'
import { grantWelcomeCredit } from './grantWelcomeCredit.ts'
import { recordClosure } from './recordClosure.ts'
import { recordWithdrawal } from './recordWithdrawal.ts'
import { rejectRequest } from './rejectRequest.ts'
import { returnCreditOfUnreachable } from './returnCreditOfUnreachable.ts'
import { reverseWelcomeCredit } from './reverseWelcomeCredit.ts'
import { unlockRequest } from './unlockRequest.ts'

const provider = providerId()
const couple = coupleId()
const requestNumber = fc.integer({ min: 1, max: 4 })
const act = fc.oneof(
  fc.record({ kind: fc.constant('unlock' as const), of: requestNumber }),
  fc.record({ kind: fc.constant('reject' as const), of: requestNumber }),
  fc.record({ kind: fc.constant('coupleWithdraws' as const), of: requestNumber }),
  fc.record({ kind: fc.constant('accountLearns' as const), of: requestNumber }),
  fc.record({ kind: fc.constant('coupleFinds' as const), of: requestNumber }),
  fc.record({ kind: fc.constant('coupleIsNotReached' as const), of: requestNumber }),
  fc.record({ kind: fc.constant('correct' as const), credits: fc.integer({ min: -3, max: 3 }) }),
  fc.record({ kind: fc.constant('welcome' as const) }),
  fc.record({ kind: fc.constant('numberHadWelcome' as const) }),
  fc.record({ kind: fc.constant('premiumStarts' as const) }),
  fc.record({ kind: fc.constant('premiumEnds' as const) }),
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

/** An account and four requests, to which things happen in any order, a day apart. */
function play(acts: readonly Act[]) {
  const log: AccountEvent[] = []
  const balances: number[] = []
  const unlocks: { paidWith: string; premium: boolean; withdrawn: boolean }[] = []
  const withdrawals = new Map<number, string>()
  let state: Account = account.initial
  acts.forEach((each, day) => {
    const now = new Date(Date.UTC(2026, 10, 1 + day))
    const of = 'of' in each ? each.of : 1
    const subject = { providerId: provider, requestId: requestId(of) }
    const withdrawnAt = withdrawals.get(of)
    // The first two are for one date.
    const history: AllianceEvent[] = [requestReceived({ ...subject, eventDate: `2027-06-${10 + Math.max(2, of)}` })]
    if (withdrawnAt) history.push(requestWithdrawnByCouple({ ...subject, withdrawnAt }))
    const context = { now, rules: defaultRules, seen: { request: fold(request, history) } }
    const decided = ((): Decision<AccountEvent> => {
      switch (each.kind) {
        case 'unlock':
          return unlockRequest.decide(subject, state, context)
        case 'reject':
          return rejectRequest.decide({ ...subject, reason: 'budget', note: null }, state, context)
        case 'coupleWithdraws':
          withdrawals.set(of, withdrawnAt ?? now.toISOString())
          return []
        case 'accountLearns':
          return withdrawnAt ? recordWithdrawal.decide({ ...subject, coupleId: couple, withdrawnAt }, state, { ...context, seen: {} }) : []
        case 'coupleFinds':
          return recordClosure.decide({ ...subject, coupleId: couple, closedAt: now.toISOString() }, state, { ...context, seen: {} })
        case 'coupleIsNotReached': {
          const input = { ...subject, coupleId: couple, unreachableAt: now.toISOString() }
          return returnCreditOfUnreachable.decide(input, state, { ...context, seen: { couple: notifications.initial } })
        }
        case 'correct':
          return correctCredits.decide({ providerId: provider, credits: each.credits, reason: 'Test' }, state, { ...context, seen: {} })
        case 'welcome':
          return grantWelcomeCredit.decide({ providerId: provider }, state, { ...context, seen: {} })
        case 'numberHadWelcome':
          return reverseWelcomeCredit.decide({ providerId: provider }, state, { ...context, seen: {} })
        case 'premiumStarts':
          return grantPremium.decide({ providerId: provider }, state, { ...context, seen: {} })
        case 'premiumEnds':
          return hasPremium(state) ? [{ type: 'SubscriptionEnded', data: { providerId: provider, endedAt: now.toISOString() } }] : []
      }
    })()
    if (isRefusal(decided)) return
    for (const event of decided) {
      if (event.type === 'RequestUnlocked')
        unlocks.push({ ...event.data, premium: hasPremium(state), withdrawn: withdrawnAt !== undefined })
      state = account.evolve(state, event)
      log.push(event)
    }
    balances.push(state.credits)
  })
  return { log, balances, unlocks, credits: state.credits }
}

const countOf = (log: readonly AccountEvent[], type: AccountEvent['type'], id: string) =>
  log.filter((event) => event.type === type && 'requestId' in event.data && event.data.requestId === id).length

const creditsBack = (log: readonly AccountEvent[], id: string) =>
  log.reduce((sum, event) => (event.type === 'CreditReturned' && event.data.requestId === id ? sum + event.data.credits : sum), 0)
const creditsSpent = (log: readonly AccountEvent[], id: string) =>
  log.reduce((sum, event) => (event.type === 'RequestUnlocked' && event.data.requestId === id ? sum + (event.data.credits ?? 1) : sum), 0)

test('whatever happens in whatever order: no debt, one answer a request, one credit back at most', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      const { log, balances, unlocks, credits } = play(acts)
      expect(balances.every((balance) => balance >= 0)).toBe(true)
      expect(log.filter((event) => event.type === 'CreditReturned' && !(event.data.rule && event.data.version === 1))).toEqual([])
      expect(log.filter(({ type }) => type === 'WelcomeCreditReversed').length).toBeLessThan(2)
      expect(log.filter(({ type }) => type === 'WelcomeCreditGranted').length).toBeLessThan(2)
      expect(unlocks.filter(({ paidWith, premium }) => (paidWith === 'premium') !== premium)).toEqual([])
      expect(unlocks.filter(({ withdrawn }) => withdrawn)).toEqual([])
      for (const id of [1, 2, 3, 4].map((number) => requestId(number))) {
        const unlocked = countOf(log, 'RequestUnlocked', id)
        expect(unlocked + countOf(log, 'RequestRejected', id)).toBeLessThanOrEqual(1)
        expect(countOf(log, 'RequestWithdrawn', id)).toBeLessThanOrEqual(1)
        expect(countOf(log, 'CreditReturned', id)).toBeLessThanOrEqual(unlocked)
        expect(creditsBack(log, id)).toBeLessThanOrEqual(creditsSpent(log, id))
      }
      const movements = log.map((event) => {
        if (event.type === 'RequestUnlocked') return 0 - (event.data.credits ?? 1)
        if (event.type === 'WelcomeCreditReversed') return 0 - event.data.credits
        return 'credits' in event.data ? event.data.credits : 0
      })
      expect(credits).toBe(movements.reduce<number>((sum, moved) => sum + moved, 0))
    }),
    { numRuns: 500 },
  )
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountSteps, carriedOut } from './accountSteps.ts'
import type { KeptEvent } from './decidedStreams.ts'
import { ledgerProblems } from './ledgerProblems.ts'

test('after 10,000 random sequences of commands the ledger is consistent: never below zero, each entry explained by one event', () => {
  const reached = new Set<string>()
  fc.assert(
    fc.property(accountSteps, (sequence) => {
      const { providerId, events, state } = carriedOut(sequence)
      for (const { type } of events) reached.add(type)
      expect(ledgerProblems(providerId, events, state.credits)).toEqual([])
    }),
    { numRuns: 10_000 },
  )
  expect([...reached].toSorted()).toEqual([
    'AccountClosed',
    'CreditReturned',
    'CreditsCorrected',
    'CreditsPurchased',
    'PurchaseRestored',
    'PurchaseReversed',
    'RequestClosed',
    'RequestRejected',
    'RequestUnlocked',
    'RequestWithdrawn',
    'SubscriptionCancellationScheduled',
    'SubscriptionEnded',
    'SubscriptionOrdered',
    'SubscriptionPeriodChanged',
    'SubscriptionRenewalFailed',
    'SubscriptionRenewed',
    'SubscriptionResumed',
    'SubscriptionStarted',
    'WelcomeCreditGranted',
    'WelcomeCreditReversed',
  ])
})

/** A typical history: welcome credit, unlock, correction. */
const ordinary = carriedOut([
  ['welcome', 0],
  ['unlock', 0],
  ['correct', 5],
  ['unlock', 2],
  ['withdraw', 2],
  ['hear', 2],
])
const { providerId, events, state } = ordinary
const renamed = (event: KeptEvent): KeptEvent => ({ ...event, id: '99999999-9999-4999-8999-999999999999' })
const without = (type: string) => events.filter((event) => event.type !== type)
const twice = (type: string) => events.flatMap((event) => (event.type === type ? [event, renamed(event)] : [event]))

test.each([
  ['an entry is lost', without('CreditsCorrected'), 'the entries add up to 0, the balance is 5'],
  ['a request is unlocked twice', twice('RequestUnlocked').slice(0, 3), 'unlocks a request twice'],
  ['a credit is returned twice', twice('CreditReturned'), 'returns a credit twice'],
  ['a provider is welcomed twice', twice('WelcomeCreditGranted'), 'welcomes twice'],
  ['a balance falls below zero', without('WelcomeCreditGranted'), 'line 1 leaves -1 credits'],
  ['two entries have one event', events.flatMap((event) => [event, event]), 'two entries have one event'],
])('reports that %s', (_what, planted, problem) => {
  expect(ledgerProblems(providerId, events, state.credits)).toEqual([])
  expect(ledgerProblems(providerId, planted, state.credits).join('\n')).toContain(problem)
})

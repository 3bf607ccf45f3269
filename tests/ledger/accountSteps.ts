import * as fc from 'fast-check'
import { account, accountStream } from '../../src/domain/account/account.ts'
import { closeAccount } from '../../src/domain/account/closeAccount.ts'
import { correctCredits } from '../../src/domain/account/correctCredits.ts'
import { grantPremium } from '../../src/domain/account/grantPremium.ts'
import { grantWelcomeCredit } from '../../src/domain/account/grantWelcomeCredit.ts'
import { recordClosure } from '../../src/domain/account/recordClosure.ts'
import { recordWithdrawal } from '../../src/domain/account/recordWithdrawal.ts'
import { rejectRequest } from '../../src/domain/account/rejectRequest.ts'
import { returnCreditOfUnreachable } from '../../src/domain/account/returnCreditOfUnreachable.ts'
import { reverseWelcomeCredit } from '../../src/domain/account/reverseWelcomeCredit.ts'
import { unlockRequest } from '../../src/domain/account/unlockRequest.ts'
import { CoupleId, ProviderId, RequestId } from '../../src/domain/ids.ts'
import { closeRequest } from '../../src/domain/request/closeRequest.ts'
import { request, requestStream } from '../../src/domain/request/request.ts'
import { withdrawRequest } from '../../src/domain/request/withdrawRequest.ts'
import { endPremium } from '../setup/endPremium.ts'
import { requestReceived } from '../setup/sampleRequestEvents.ts'
import { DecidedStreams } from './decidedStreams.ts'
import { type MoneyKind, moneyArbitraries, moveMoney } from './moneySteps.ts'
import { changeSubscription, type SubscriptionKind, subscriptionArbitraries } from './subscriptionSteps.ts'

const requests = 6
const number = (kind: string, n: number) => `${kind.repeat(8)}-1111-4111-8111-${String(n).padStart(12, '0')}`
const providerId = ProviderId.parse(number('a', 0))
const requestId = (n: number) => RequestId.parse(number('b', n))
/** Pairs of requests belong to one couple. */
const coupleId = (n: number) => CoupleId.parse(number('c', Math.floor(n / 2)))

const steps = {
  welcome: fc.constant(0),
  reverseWelcome: fc.constant(0),
  correct: fc.integer({ min: -3, max: 5 }),
  premium: fc.constant(0),
  endPremium: fc.constant(0),
  unlock: fc.nat(requests - 1),
  reject: fc.nat(requests - 1),
  /** The couple withdraws a request, or has found its planner. */
  withdraw: fc.nat(requests - 1),
  close: fc.nat(requests - 1),
  /** The couple's action reaches the account later, possibly twice, or not at all. */
  hear: fc.nat(requests - 1),
  days: fc.nat(20),
  /** Messages do not reach the couple. */
  unreachable: fc.nat(requests - 1),
  closeAccount: fc.constant(0),
  ...moneyArbitraries,
  ...subscriptionArbitraries,
} as const
type StepKind = keyof typeof steps

const weights: Partial<Record<StepKind, number>> = { unlock: 8, correct: 3, hear: 4, withdraw: 2, buy: 3, subscribe: 3 }

/** One action, and its target. */
export type AccountStep = readonly [kind: StepKind, value: number]

export const accountSteps: fc.Arbitrary<readonly AccountStep[]> = fc.array(
  fc.oneof(
    ...Object.entries(steps).map(([kind, value]) => ({
      weight: weights[kind as StepKind] ?? 1,
      arbitrary: fc.tuple(fc.constant(kind as StepKind), value),
    })),
  ),
  { maxLength: 40, size: 'max' },
)

/** Runs the steps in order, and returns the events of the account's stream. */
export function carriedOut(sequence: readonly AccountStep[]) {
  const streams = new DecidedStreams()
  let now = new Date('2026-03-01T09:00:00.000Z')
  for (let n = 0; n < requests; n++) {
    const received = requestReceived({ requestId: requestId(n), providerId, coupleId: coupleId(n) })
    streams.append(requestStream(requestId(n)), [received], now)
  }
  for (const step of sequence) {
    now = new Date(now.getTime() + 60_000 + (step[0] === 'days' ? step[1] * 86_400_000 : 0))
    carryOut(streams, step, now)
  }
  const stream = accountStream(providerId)
  return { providerId, events: streams.of(stream), state: streams.fold(account, stream) }
}

function carryOut(streams: DecidedStreams, [kind, value]: AccountStep, now: Date): void {
  const about = () => ({ providerId, requestId: requestId(value), coupleId: coupleId(value) })
  if (isOfMoney(kind)) return moveMoney(streams, providerId, kind, value, now)
  if (isOfSubscription(kind)) return changeSubscription(streams, providerId, kind, value, now)
  switch (kind) {
    case 'welcome':
      return void streams.handle(grantWelcomeCredit, { providerId }, now)
    case 'reverseWelcome':
      return void streams.handle(reverseWelcomeCredit, { providerId }, now)
    case 'correct':
      return void streams.handle(correctCredits, { providerId, credits: value, reason: 'test' }, now)
    case 'premium':
      return void streams.handle(grantPremium, { providerId }, now)
    case 'endPremium':
      return void streams.handle(endPremium, { providerId }, now)
    case 'unlock':
      return void streams.handle(unlockRequest, { providerId, requestId: requestId(value) }, now)
    case 'reject':
      return void streams.handle(rejectRequest, { providerId, requestId: requestId(value), reason: 'other', note: 'complet' }, now)
    case 'withdraw':
      return void streams.handle(withdrawRequest, { ...about(), withdrawnAt: now.toISOString() }, now)
    case 'close':
      return void streams.handle(closeRequest, { ...about(), chosen: false, closedAt: now.toISOString() }, now)
    case 'hear':
      return hear(streams, value, now)
    case 'closeAccount':
      return void streams.handle(closeAccount, { providerId }, now)
    case 'unreachable':
      return void streams.handle(returnCreditOfUnreachable, { ...about(), unreachableAt: now.toISOString() }, now)
    case 'days':
  }
}

function isOfMoney(kind: StepKind): kind is MoneyKind {
  return kind in moneyArbitraries
}

function isOfSubscription(kind: StepKind): kind is SubscriptionKind {
  return kind in subscriptionArbitraries
}

/** Like the processes that follow the request. */
function hear(streams: DecidedStreams, n: number, now: Date): void {
  const stream = requestStream(requestId(n))
  const { withdrawn, closed } = streams.fold(request, stream)
  const at = streams.of(stream).at(-1)?.metadata.time ?? now.toISOString()
  const about = { providerId, requestId: requestId(n), coupleId: coupleId(n) }
  if (withdrawn) streams.handle(recordWithdrawal, { ...about, withdrawnAt: at }, now)
  if (closed) streams.handle(recordClosure, { ...about, closedAt: at }, now)
}

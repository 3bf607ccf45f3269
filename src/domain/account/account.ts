import type { Aggregate } from '../command.ts'
import { GrowingMap } from '../growingMap.ts'
import { type CoupleId, type PaymentId, type ProviderId, type RequestId, type StreamName, streamName } from '../ids.ts'
import type { AccountEvent } from './accountEvents.ts'
import { creditMovement, creditsPaid } from './creditMovement.ts'
import { neverSubscribed, type Subscribed, subscribedAfter } from './paidSubscription.ts'
import { type OpenSubscription, openSubscriptions } from './subscriptions.ts'

/** How the provider answered a request, or that the couple withdrew or closed it first. */
export type Answer =
  | {
      readonly kind: 'unlocked'
      /** What it cost; 0 under Premium. */
      readonly credits: number
      readonly unlockedAt: string
      /** The couple withdrew or closed it afterwards: what follows from that was settled. */
      readonly over: boolean
      /** Its credits came back: none comes back twice. Rule GUA-3. */
      readonly returned: boolean
    }
  | { readonly kind: 'rejected' }
  | { readonly kind: 'withdrawn' }
  | { readonly kind: 'closed' }

export interface Reversal {
  readonly reason: 'refund' | 'dispute'
  readonly credits: number
  readonly uncovered: number
}

/** A pack that was paid for. */
export interface Purchase {
  readonly credits: number
  /** What its refunds and disputes took back or left owed, by Stripe's id; gone with a dispute that was won or a refund that failed. */
  readonly reversals: ReadonlyMap<string, Reversal>
  /** Disputes that were won and refunds that failed, by Stripe's id: none takes anything a second time. */
  readonly restored: ReadonlySet<string>
}

/** Money and what it buys, of one provider. */
export interface Account {
  readonly credits: number
  /** The provider has Premium as long as there is one. Rule PLAN-1. */
  readonly subscriptions: readonly OpenSubscription[]
  /** That which the provider pays. */
  readonly subscribed: Subscribed
  readonly welcomed: boolean
  /** What the welcome brought. */
  readonly welcomeCredits: number
  /** What unlocks cost, without what came back. */
  readonly spentCredits: number
  /** What of the welcome was taken back. */
  readonly reversedCredits: number
  /** ISO time; undefined unless its company number had a welcome credit before. Rule REG-10. */
  readonly welcomeReversedAt: string | undefined
  /** Packs by their payment. */
  readonly purchases: GrowingMap<PaymentId, Purchase>
  readonly answers: GrowingMap<RequestId, Answer>
  /** Couple and date of its event → the unlock that paid for them last. */
  readonly paidDates: GrowingMap<string, RequestId>
  /** The provider is to be erased: no credit comes back any more. Rule ACC-8. */
  readonly isClosed: boolean
}

export const account: Aggregate<Account, AccountEvent> = {
  initial: {
    credits: 0,
    subscriptions: [],
    subscribed: neverSubscribed,
    welcomed: false,
    welcomeCredits: 0,
    spentCredits: 0,
    reversedCredits: 0,
    welcomeReversedAt: undefined,
    purchases: GrowingMap.empty(),
    answers: GrowingMap.empty(),
    paidDates: GrowingMap.empty(),
    isClosed: false,
  },
  evolve(before, event) {
    const state = { ...before, credits: before.credits + creditMovement(event), subscribed: subscribedAfter(before.subscribed, event) }
    switch (event.type) {
      case 'WelcomeCreditGranted':
        return { ...state, welcomed: true, welcomeCredits: event.data.credits }
      case 'WelcomeCreditReversed':
        return { ...state, welcomed: true, reversedCredits: event.data.credits, welcomeReversedAt: event.data.reversedAt }
      case 'AccountClosed':
        return { ...state, isClosed: true }
      case 'CreditsPurchased': {
        const { paymentId, credits } = event.data
        return { ...state, purchases: state.purchases.with(paymentId, { credits, reversals: new Map(), restored: new Set() }) }
      }
      case 'PurchaseReversed':
      case 'PurchaseRestored':
        return reversed(state, event)
      case 'CreditReturned': {
        const { requestId, credits } = event.data
        return returned({ ...state, spentCredits: state.spentCredits - credits }, requestId)
      }
      case 'CreditsCorrected':
      case 'RequestsMarkedRead':
      case 'SubscriptionOrdered':
      case 'SubscriptionRenewed':
      case 'SubscriptionCancellationScheduled':
      case 'SubscriptionResumed':
      case 'SubscriptionPeriodChanged':
      case 'SubscriptionRenewalFailed':
        return state
      case 'SubscriptionStarted':
      case 'SubscriptionEnded':
        return { ...state, subscriptions: openSubscriptions(state.subscriptions, event) }
      case 'RequestUnlocked': {
        const { requestId, unlockedAt, coupleId, eventDate, paidWith } = event.data
        const credits = creditsPaid(event.data)
        const paysForDate = eventDate !== undefined && (credits > 0 || paidWith === 'premium')
        const paidDates = paysForDate ? state.paidDates.with(dateOf(coupleId, eventDate), requestId) : state.paidDates
        const spent = { ...state, paidDates, spentCredits: state.spentCredits + credits }
        return withAnswer(spent, requestId, { kind: 'unlocked', credits, unlockedAt, over: false, returned: false })
      }
      case 'RequestRejected':
        return withAnswer(state, event.data.requestId, { kind: 'rejected' })
      case 'RequestWithdrawn':
        return ended(state, event.data.requestId, 'withdrawn')
      case 'RequestClosed':
        return ended(state, event.data.requestId, 'closed')
    }
  },
}

export function hasPremium({ subscriptions }: Pick<Account, 'subscriptions'>): boolean {
  return subscriptions.length > 0
}

function reversed(state: Account, event: Extract<AccountEvent, { type: 'PurchaseReversed' | 'PurchaseRestored' }>): Account {
  const { paymentId, reversalId } = event.data
  const purchase = state.purchases.get(paymentId)
  if (!purchase) return state
  const reversals = new Map(purchase.reversals)
  const restored = new Set(purchase.restored)
  if (event.type === 'PurchaseReversed') {
    const { reason, credits, uncovered } = event.data
    reversals.set(reversalId, { reason, credits, uncovered })
  } else if (reversals.delete(reversalId)) restored.add(reversalId)
  return { ...state, purchases: state.purchases.with(paymentId, { ...purchase, reversals, restored }) }
}

/** Another request of the couple for the same date was unlocked, and what that cost did not come back. Rule GUA-5. */
export function isPaidFor(state: Account, coupleId: CoupleId, eventDate: string): boolean {
  const paid = state.paidDates.get(dateOf(coupleId, eventDate))
  const answer = paid && state.answers.get(paid)
  return answer?.kind === 'unlocked' && !answer.returned
}

function dateOf(coupleId: CoupleId, eventDate: string): string {
  return `${coupleId} ${eventDate}`
}

function ended(state: Account, requestId: RequestId, kind: 'withdrawn' | 'closed'): Account {
  const answer = state.answers.get(requestId)
  return withAnswer(state, requestId, answer?.kind === 'unlocked' ? { ...answer, over: true } : (answer ?? { kind }))
}

function returned(state: Account, requestId: RequestId): Account {
  const answer = state.answers.get(requestId)
  return answer?.kind === 'unlocked' ? withAnswer(state, requestId, { ...answer, returned: true }) : state
}

function withAnswer(state: Account, requestId: RequestId, answer: Answer): Account {
  return { ...state, answers: state.answers.with(requestId, answer) }
}

export function accountStream(providerId: ProviderId): StreamName {
  return streamName('account', providerId)
}

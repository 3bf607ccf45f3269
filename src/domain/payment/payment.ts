import type { Aggregate } from '../command.ts'
import { type PaymentId, type ProviderId, type StreamName, streamName } from '../ids.ts'
import type { PaymentEvent } from './paymentEvents.ts'
import type { PaymentPurpose } from './paymentPurpose.ts'
import type { Price } from './price.ts'

/** Money of a payment that went back: a refund, or what a bank took for a dispute. */
export interface Taking {
  readonly reason: 'refund' | 'dispute'
  /** Gross cents. */
  readonly amount: number
  /** What others had taken when this one came, without those given back by then. */
  readonly before: number
  /** The dispute was won, or the refund failed. */
  readonly isGivenBack: boolean
}

/** One payment by card: what was agreed, and what became of it. */
export interface Payment {
  /** Undefined until it was started. */
  readonly agreed: { readonly providerId: ProviderId; readonly purpose: PaymentPurpose; readonly price: Price } | undefined
  /** At Stripe. */
  readonly intent: { readonly id: string; readonly customerId: string } | undefined
  readonly status: 'open' | 'succeeded' | 'canceled'
  /** Of the last attempt, while the payment is open. */
  readonly failure: { readonly code: string; readonly declineCode: string | null } | undefined
  /** By Stripe's id, in order. */
  readonly takings: ReadonlyMap<string, Taking>
  readonly settledDisputes: ReadonlySet<string>
  /** By Stripe's id, also those that had never succeeded. */
  readonly failedRefunds: ReadonlySet<string>
  /** Stripe reported something else than was agreed. */
  readonly isRefused: boolean
}

export const payment: Aggregate<Payment, PaymentEvent> = {
  initial: {
    agreed: undefined,
    intent: undefined,
    status: 'open',
    failure: undefined,
    takings: new Map(),
    settledDisputes: new Set(),
    failedRefunds: new Set(),
    isRefused: false,
  },
  evolve(state, event) {
    switch (event.type) {
      case 'PaymentStarted': {
        const { providerId, purpose, price } = event.data
        return { ...state, agreed: { providerId, purpose, price } }
      }
      case 'PaymentIntentCreated':
        return { ...state, intent: { id: event.data.intentId, customerId: event.data.customerId } }
      case 'PaymentAttemptFailed':
        return { ...state, failure: { code: event.data.code, declineCode: event.data.declineCode } }
      case 'PaymentCanceled':
        return { ...state, status: 'canceled' }
      case 'PaymentSucceeded':
        return { ...state, status: 'succeeded', failure: undefined }
      case 'PaymentRefunded':
        return taken(state, event.data.refundId, { reason: 'refund', amount: event.data.amount })
      case 'PaymentDisputed':
        return taken(state, event.data.disputeId, { reason: 'dispute', amount: event.data.amount })
      case 'DisputeClosed': {
        const { disputeId, outcome } = event.data
        const settled = { ...state, settledDisputes: new Set([...state.settledDisputes, disputeId]) }
        return outcome === 'lost' ? settled : givenBack(settled, disputeId)
      }
      case 'RefundFailed': {
        const { refundId } = event.data
        return givenBack({ ...state, failedRefunds: new Set([...state.failedRefunds, refundId]) }, refundId)
      }
      case 'PaymentReportRefused':
        return { ...state, isRefused: true }
    }
  },
}

function taken(state: Payment, id: string, taking: Pick<Taking, 'reason' | 'amount'>): Payment {
  return { ...state, takings: new Map([...state.takings, [id, { ...taking, before: takenFrom(state), isGivenBack: false }]]) }
}

function givenBack(state: Payment, id: string): Payment {
  const taking = state.takings.get(id)
  return taking ? { ...state, takings: new Map([...state.takings, [id, { ...taking, isGivenBack: true }]]) } : state
}

/** Gross cents that went back and were not given back. */
export function takenFrom({ takings }: Pick<Payment, 'takings'>): number {
  return [...takings.values()].reduce((sum, { amount, isGivenBack }) => (isGivenBack ? sum : sum + amount), 0)
}

export function paymentStream(paymentId: PaymentId): StreamName {
  return streamName('payment', paymentId)
}

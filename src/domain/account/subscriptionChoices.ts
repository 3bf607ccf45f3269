import type { Account } from './account.ts'
import type { PaidSubscription, SubscriptionPeriod } from './paidSubscription.ts'

/** Why a subscription cannot be changed as asked. */
export type NoChange = 'no_subscription' | 'already_cancelling' | 'not_cancelling' | 'same_period' | 'payment_overdue'

type Choice = { readonly paid: PaidSubscription } | { readonly refused: NoChange }

/** The subscription that can be cancelled now. Rule SUB-3. */
export function cancellable(state: Account): Choice {
  const choice = open(state)
  return 'paid' in choice && choice.paid.cancellation ? { refused: 'already_cancelling' } : choice
}

/** The subscription whose cancellation can be taken back: as long as it has not ended. Rule SUB-3. */
export function resumable(state: Account): Choice {
  const choice = open(state)
  return 'paid' in choice && !choice.paid.cancellation ? { refused: 'not_cancelling' } : choice
}

/** The subscription that can be paid by another period. Asking for the present one takes a change back that was to come. Rule SUB-4. */
export function switchable(state: Account, period: SubscriptionPeriod): Choice {
  const choice = open(state)
  if (!('paid' in choice)) return choice
  const { failure, cancellation, next } = choice.paid
  if (failure) return { refused: 'payment_overdue' }
  if (cancellation) return { refused: 'already_cancelling' }
  return (next?.period ?? choice.paid.period) === period ? { refused: 'same_period' } : choice
}

/** The subscription whose last renewal is not paid. */
export function payable(state: Account): { readonly paid: PaidSubscription; readonly invoiceId: string } | undefined {
  const { paid } = state.subscribed
  return paid?.endedAt === null && paid.failure ? { paid, invoiceId: paid.failure.invoiceId } : undefined
}

function open({ subscribed: { paid } }: Account): Choice {
  return paid && paid.endedAt === null ? { paid } : { refused: 'no_subscription' }
}

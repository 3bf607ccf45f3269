import { defineCommand } from '../command.ts'
import type { PaymentId, ProviderId } from '../ids.ts'
import { payment, paymentStream, type Taking } from '../payment/payment.ts'
import { account, accountStream, type Purchase } from './account.ts'

export interface ReversePurchase {
  readonly providerId: ProviderId
  readonly paymentId: PaymentId
  /** Stripe's id of the refund or dispute. */
  readonly reversalId: string
}

const reads = { payment: { aggregate: payment, stream: (input: ReversePurchase) => paymentStream(input.paymentId) } }

/**
 * Takes back the credits whose money went back, once for each refund or dispute: as many whole credits as the money was worth, all with the
 * last of it. What was spent before stays unlocked and is uncovered. Rules PAY-6 and CRE-6.
 */
export const reversePurchase = defineCommand(account)({
  name: 'reversePurchase',
  stream: (input: ReversePurchase) => accountStream(input.providerId),
  reads,
  decide({ providerId, paymentId, reversalId }, { purchases, credits: balance, isClosed }, { now, seen }) {
    const purchase = purchases.get(paymentId)
    const taking = seen.payment.takings.get(reversalId)
    if (isClosed || !purchase || !taking || !seen.payment.agreed) return []
    if (purchase.reversals.has(reversalId) || purchase.restored.has(reversalId)) return []
    // A refund after one that failed can be worth more by its amount than the others left.
    const worth = Math.min(creditsOf(purchase.credits, seen.payment.agreed.price.gross, taking), creditsLeft(purchase))
    if (worth === 0) return []
    const credits = Math.min(worth, balance)
    const uncovered = worth - credits
    const { reason } = taking
    return [
      { type: 'PurchaseReversed', data: { providerId, paymentId, reversalId, reason, credits, uncovered, reversedAt: now.toISOString() } },
    ]
  },
})

/** Whole credits that one taking is worth, after those before it. */
function creditsOf(credits: number, gross: number, { before, amount }: Taking): number {
  const share = (taken: number) => Math.floor((credits * Math.min(taken, gross)) / gross)
  return share(before + amount) - share(before)
}

/** Credits of a pack that no refund or dispute was for. */
function creditsLeft({ credits, reversals }: Purchase): number {
  return [...reversals.values()].reduce((left, taken) => left - taken.credits - taken.uncovered, credits)
}

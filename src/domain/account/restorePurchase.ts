import { defineCommand } from '../command.ts'
import type { PaymentId, ProviderId } from '../ids.ts'
import { account, accountStream } from './account.ts'

export interface RestorePurchase {
  readonly providerId: ProviderId
  readonly paymentId: PaymentId
  /** Stripe's id of the dispute or refund. */
  readonly reversalId: string
}

/**
 * A dispute was won, or a refund failed: the credits that it took come back, and what it left uncovered is covered. Rules PAY-6 and
 * PAY-13.
 */
export const restorePurchase = defineCommand(account)({
  name: 'restorePurchase',
  stream: (input: RestorePurchase) => accountStream(input.providerId),
  decide({ providerId, paymentId, reversalId }, { purchases, isClosed }, { now }) {
    const reversal = purchases.get(paymentId)?.reversals.get(reversalId)
    if (isClosed || !reversal) return []
    return [{ type: 'PurchaseRestored', data: { providerId, paymentId, reversalId, ...reversal, restoredAt: now.toISOString() } }]
  },
})

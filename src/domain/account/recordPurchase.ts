import { defineCommand } from '../command.ts'
import type { PaymentId, ProviderId } from '../ids.ts'
import { account, accountStream } from './account.ts'

export interface RecordPurchase {
  readonly providerId: ProviderId
  readonly paymentId: PaymentId
  readonly credits: number
}

/** Credits a pack that was paid, once for each payment, with Premium too. An account that was closed meanwhile takes none. Rules PAY-2, CRE-5. */
export const recordPurchase = defineCommand(account)({
  name: 'recordPurchase',
  stream: (input: RecordPurchase) => accountStream(input.providerId),
  decide(input, { purchases, isClosed }, { now }) {
    if (isClosed || purchases.get(input.paymentId)) return []
    return [{ type: 'CreditsPurchased', data: { ...input, purchasedAt: now.toISOString() } }]
  },
})

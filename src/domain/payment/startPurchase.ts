import { account, accountStream, hasPremium } from '../account/account.ts'
import { defineCommand, refuse } from '../command.ts'
import type { PaymentId, ProviderId } from '../ids.ts'
import type { PublicRules } from '../publicRules.ts'
import { payment, paymentStream } from './payment.ts'
import type { Price } from './price.ts'

export type CreditPack = keyof PublicRules['creditPacks']

export interface StartPurchase {
  readonly paymentId: PaymentId
  readonly providerId: ProviderId
  readonly pack: CreditPack
  /** Of the pack, with the provider's VAT. */
  readonly price: Price
}

const reads = { account: { aggregate: account, stream: (input: StartPurchase) => accountStream(input.providerId) } }

/** Fixes the price of a pack. None is sold while Premium is active, which needs no credits. Rules CRE-5 and PAY-1. */
export const startPurchase = defineCommand(payment)({
  name: 'startPurchase',
  stream: (input: StartPurchase) => paymentStream(input.paymentId),
  reads,
  refusals: ['premium_active', 'account_closed'],
  decide({ paymentId, providerId, pack, price }, { agreed }, { now, rules, seen }) {
    if (agreed) return []
    if (seen.account.isClosed) return refuse('account_closed')
    if (hasPremium(seen.account)) return refuse('premium_active')
    const { credits } = rules.creditPacks[pack]
    const purpose = { kind: 'pack', pack, credits } as const
    return [{ type: 'PaymentStarted', data: { paymentId, providerId, purpose, price, startedAt: now.toISOString() } }]
  },
})

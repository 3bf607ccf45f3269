import type { Backend } from '../../src/backend.ts'
import { priceOf } from '../../src/domain/vat.ts'
import { StripeStore } from '../../src/sandbox/stripe/stripeStore.ts'
import type { DemoCommands } from './demoCommands.ts'
import type { PaymentAct } from './paymentAct.ts'
import type { PlannedApplicant } from './planApplicants.ts'
import { planPayments } from './planPayments.ts'
import { purchaseActs } from './purchaseActs.ts'
import { makeSandboxPayments, type PricedPayments } from './sandboxPayments.ts'
import { subscriptionActs } from './subscriptionActs.ts'

/**
 * All payments of the demo world in order of time, since a series of invoices is chronological. They are created at the sandbox first; with
 * a real account there are none.
 */
export async function paymentActs(
  commands: DemoCommands,
  applicants: readonly { readonly provider: Pick<PlannedApplicant['provider'], 'id'>; readonly pays: PlannedApplicant['pays'] }[],
  backend: Pick<Backend, 'config' | 'database' | 'rules' | 'commands'>,
  begun: Date,
): Promise<readonly PaymentAct[]> {
  if (backend.config.stripe) return []
  const store = await StripeStore.open(backend.database)
  const acts: PaymentAct[] = []
  for (const { provider, pays } of applicants) {
    if (!pays) continue
    const planned = planPayments(pays, provider.id, begun)
    const payments = priced({ providerId: provider.id, now: begun, ...planned }, backend.rules)
    const made = await makeSandboxPayments(store, payments)
    acts.push(...purchaseActs(commands, payments, made, backend), ...subscriptionActs(commands, payments, made, backend))
  }
  return acts.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

type Unpriced = ReturnType<typeof planPayments> & Pick<PricedPayments, 'providerId' | 'now'>

/** At the prices of France, where they all sit. */
function priced({ purchases, subscription, ...of }: Unpriced, { creditPacks, premium }: Backend['rules']): PricedPayments {
  const price = (net: number) => priceOf(net, { seller: 'FR', customer: 'FR', vatNumber: null })
  return {
    ...of,
    purchases: purchases.map((purchase) => {
      const { net, credits } = creditPacks[purchase.pack]
      return { ...purchase, price: price(net), credits }
    }),
    subscription: subscription && { ...subscription, price: price(subscription.period === 'year' ? premium.yearNet : premium.monthNet) },
  }
}

import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import type { Rules } from '../rules.ts'
import { type Account, account, accountStream } from './account.ts'

export interface WithdrawSubscription {
  readonly providerId: ProviderId
}

const refusals = ['no_subscription', 'monthly_not_refundable', 'withdrawal_over', 'unlocked_since_start'] as const
export type NoWithdrawal = (typeof refusals)[number]

/** Until when a yearly plan can be withdrawn from, and why it cannot be now. Rule PLAN-4. */
export function withdrawalOf(
  { subscribed: { paid } }: Account,
  { now, rules }: { readonly now: Date; readonly rules: Rules },
): { readonly until: string | null; readonly reason: NoWithdrawal | null } {
  if (!paid || paid.endedAt !== null) return { until: null, reason: 'no_subscription' }
  if (paid.period === 'month') return { until: null, reason: 'monthly_not_refundable' }
  const until = new Date(Date.parse(paid.planSince) + rules.premium.withdrawalDays * 86_400_000)
  const reason = now > until ? 'withdrawal_over' : paid.hasUnlocked ? 'unlocked_since_start' : null
  return { until: until.toISOString(), reason }
}

/**
 * Ends a yearly plan at once; all that was paid for it is to be given back. It is written before Stripe is told, so that nothing can be unlocked
 * between. Rule PLAN-4.
 */
export const withdrawSubscription = defineCommand(account)({
  name: 'withdrawSubscription',
  stream: (input: WithdrawSubscription) => accountStream(input.providerId),
  refusals,
  decide({ providerId }, state, { now, rules }) {
    const { reason } = withdrawalOf(state, { now, rules })
    if (reason) return refuse(reason)
    const { paid } = state.subscribed
    if (!paid) return refuse('no_subscription')
    const { subscriptionId, stripeId, period, payments } = paid
    const of = { providerId, subscriptionId, plan: 'premium', period, source: 'paid' } as const
    const ended = { reason: 'withdrawn' as const, stripeId, refunds: [...payments], endedAt: now.toISOString() }
    return [{ type: 'SubscriptionEnded', data: { ...of, ...ended } }]
  },
})

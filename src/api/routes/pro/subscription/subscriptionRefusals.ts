import { Problem } from '../../../problem.ts'

const statuses = {
  no_subscription: 404,
  account_closed: 409,
  subscription_active: 409,
  already_cancelling: 409,
  not_cancelling: 409,
  same_period: 409,
  payment_overdue: 409,
  monthly_not_refundable: 409,
  withdrawal_over: 409,
  unlocked_since_start: 409,
} as const

/** The HTTP answer to a refusal about subscriptions, which has the refusal's code. One without a status does not compile. */
export function subscriptionRefusal(refused: keyof typeof statuses): Problem {
  return new Problem(statuses[refused], refused)
}

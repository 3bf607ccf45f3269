import type { Backend } from './backend.ts'
import type { Payments } from './integrations/payments/payments.ts'
import type { PaymentSettlers } from './jobs/paymentNoticeEffect.ts'

/** Who settles what webhooks tell of; kinds of objects that are missing here are kept as ignored. */
export function paymentSettlers(_backend: Backend, _payments: Payments): PaymentSettlers {
  return {}
}

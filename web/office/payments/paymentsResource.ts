import { defineResource } from '../kit/defineResource.ts'

/** The payments of a provider, shown on the pages that sell. */
export const paymentsResource = defineResource({
  name: 'payments',
  access: { as: 'provider' },
  changedBy: [
    'DisputeClosed',
    'PaymentAttemptFailed',
    'PaymentCanceled',
    'PaymentDisputed',
    'PaymentRefunded',
    'PaymentStarted',
    'PaymentSucceeded',
    'PurchaseRestored',
    'PurchaseReversed',
    'RefundFailed',
  ],
})

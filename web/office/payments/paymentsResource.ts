import { defineResource } from '../kit/defineResource.ts'

/** What a provider paid: it stands on the pages that sell. */
export const paymentsResource = defineResource({
  name: 'payments',
  access: { as: 'provider' },
  label: 'payments.title',
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
  ],
})

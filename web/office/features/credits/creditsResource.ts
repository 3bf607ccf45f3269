import TollIcon from '@mui/icons-material/TollOutlined'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { defineResource } from '../../kit/defineResource.ts'

export const creditsResource = defineResource({
  name: 'credits',
  access: { as: 'provider' },
  label: 'credits.title',
  menu: { group: 'account', Icon: TollIcon },
  list: lazily(async () => (await import('./CreditsPage.tsx')).CreditsPage),
  changedBy: [
    'CreditReturned',
    'CreditsCorrected',
    'CreditsPurchased',
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
    'RequestUnlocked',
    'WelcomeCreditGranted',
    'WelcomeCreditReversed',
  ],
})

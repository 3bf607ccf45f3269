import TollIcon from '@mui/icons-material/TollOutlined'
import { defineResource } from '../../kit/defineResource.ts'
import { withTexts } from '../../texts/withTexts.tsx'

export const creditsResource = defineResource({
  name: 'credits',
  access: { as: 'provider' },
  menu: { group: 'account', Icon: TollIcon },
  list: withTexts(['credits', 'payments'], async () => (await import('./CreditsPage.tsx')).CreditsPage),
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

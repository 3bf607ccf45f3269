import SubscriptionIcon from '@mui/icons-material/WorkspacePremiumOutlined'
import { defineResource } from '../../kit/defineResource.ts'
import { withTexts } from '../../texts/withTexts.tsx'

/** The contents and prices of the plans, and the provider's own plan. */
export const subscriptionResource = defineResource({
  name: 'subscription',
  access: { as: 'provider' },
  menu: { group: 'account', Icon: SubscriptionIcon },
  list: withTexts(['credits', 'payments', 'subscription'], async () => (await import('./SubscriptionPage.tsx')).SubscriptionPage),
  changedBy: [
    'CompanyDescribed',
    'RequestUnlocked',
    'SubscriptionCancellationScheduled',
    'SubscriptionEnded',
    'SubscriptionOrdered',
    'SubscriptionPeriodChanged',
    'SubscriptionRenewalFailed',
    'SubscriptionRenewed',
    'SubscriptionResumed',
    'SubscriptionStarted',
  ],
})

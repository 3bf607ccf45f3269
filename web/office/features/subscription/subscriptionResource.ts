import SubscriptionIcon from '@mui/icons-material/WorkspacePremiumOutlined'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { defineResource } from '../../kit/defineResource.ts'

/** The contents and prices of the plans, and the provider's own plan. */
export const subscriptionResource = defineResource({
  name: 'subscription',
  access: { as: 'provider' },
  label: 'subscription.menu',
  menu: { group: 'account', Icon: SubscriptionIcon },
  list: lazily(async () => (await import('./SubscriptionPage.tsx')).SubscriptionPage),
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

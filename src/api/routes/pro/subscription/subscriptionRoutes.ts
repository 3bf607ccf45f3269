import type { Route } from '../../../route.ts'
import { cancelSubscriptionRoute } from './cancelSubscription.ts'
import { payRenewalRoute } from './payRenewal.ts'
import { previewSwitchRoute } from './previewSwitch.ts'
import { resumeSubscriptionRoute } from './resumeSubscription.ts'
import { settleSubscriptionRoute } from './settleSubscription.ts'
import { showSubscriptionRoute } from './showSubscription.ts'
import { startSubscriptionRoute } from './startSubscription.ts'
import { switchPeriodRoute } from './switchPeriod.ts'
import { withdrawSubscriptionRoute } from './withdrawSubscription.ts'

/** Premium that is paid. */
export const subscriptionRoutes: readonly Route[] = [
  showSubscriptionRoute,
  startSubscriptionRoute,
  settleSubscriptionRoute,
  previewSwitchRoute,
  switchPeriodRoute,
  cancelSubscriptionRoute,
  resumeSubscriptionRoute,
  withdrawSubscriptionRoute,
  payRenewalRoute,
]

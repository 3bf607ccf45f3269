import type { Calls } from '../call.ts'
import { StartedPayment } from './paymentSchemas.ts'
import {
  PeriodBody,
  SettledSubscription,
  StartedSubscription,
  Subscription,
  SwitchedSubscription,
  SwitchPreview,
} from './subscriptionSchemas.ts'

/** What is called about Premium that is paid. */
export const subscriptionCalls = {
  showSubscription: { method: 'GET', path: '/api/pro/subscription', response: Subscription },
  startSubscription: { method: 'POST', path: '/api/pro/subscription', body: PeriodBody, response: StartedSubscription },
  settleSubscription: { method: 'POST', path: '/api/pro/subscription/settle', response: SettledSubscription },
  previewSwitch: { method: 'GET', path: '/api/pro/subscription/switch-preview', query: PeriodBody, response: SwitchPreview },
  switchPeriod: { method: 'POST', path: '/api/pro/subscription/switch', body: PeriodBody, response: SwitchedSubscription },
  cancelSubscription: { method: 'POST', path: '/api/pro/subscription/cancel', response: Subscription },
  resumeSubscription: { method: 'POST', path: '/api/pro/subscription/resume', response: Subscription },
  withdrawSubscription: { method: 'POST', path: '/api/pro/subscription/withdraw', response: Subscription },
  payRenewal: { method: 'POST', path: '/api/pro/subscription/pay', response: StartedPayment },
} as const satisfies Calls

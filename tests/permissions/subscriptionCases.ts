import type { CallCase } from './callCase.ts'

const at = (path: string, body?: object): CallCase => ({ names: 'nothing', call: () => ({ path, ...(body && { body }) }) })

/** The calls of paid Premium: it is ordered first and never paid, so most calls end with that error. */
export const subscriptionCases: Readonly<Record<string, CallCase>> = {
  'GET /api/pro/subscription': at('/api/pro/subscription'),
  'POST /api/pro/subscription': at('/api/pro/subscription', { period: 'month' }),
  'POST /api/pro/subscription/settle': at('/api/pro/subscription/settle'),
  'GET /api/pro/subscription/switch-preview': { ...at('/api/pro/subscription/switch-preview?period=year'), failsWith: 'no_subscription' },
  'POST /api/pro/subscription/switch': { ...at('/api/pro/subscription/switch', { period: 'year' }), failsWith: 'no_subscription' },
  'POST /api/pro/subscription/cancel': { ...at('/api/pro/subscription/cancel'), failsWith: 'no_subscription' },
  'POST /api/pro/subscription/resume': { ...at('/api/pro/subscription/resume'), failsWith: 'no_subscription' },
  'POST /api/pro/subscription/withdraw': { ...at('/api/pro/subscription/withdraw'), failsWith: 'no_subscription' },
  'POST /api/pro/subscription/pay': { ...at('/api/pro/subscription/pay'), failsWith: 'nothing_to_pay' },
}

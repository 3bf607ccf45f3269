import type { Price } from '../../../src/domain/payment/price.ts'
import { type Answers, answerCalls } from '../../shared/testing/answerCalls.ts'
import type { Me } from '../api/officeDataProvider.ts'
import type { RecordOf } from '../api/officeRecords.ts'
import { signedInProvider } from './signedInProvider.ts'

export type Subscription = Omit<RecordOf<'subscription'>, 'id'>

export function frenchPrice(net: number): Price {
  return { net, vat: net / 5, gross: net * 1.2, currency: 'EUR', vatPercent: 20, treatment: 'domestic', country: 'FR' }
}

/** A provider that never had Premium. */
export const neverSubscribed: Subscription = {
  plan: 'free',
  state: 'none',
  subscriptionId: null,
  source: null,
  period: null,
  startedAt: null,
  renewsAt: null,
  endsAt: null,
  canceledAt: null,
  nextPrice: null,
  prices: { month: frenchPrice(4_900), year: frenchPrice(49_000), savingPercent: 17 },
  withdrawal: { possible: false, until: null, reason: 'no_subscription' },
  failure: null,
  pendingPeriod: null,
}

/** One that pays by the year, from which it can still withdraw. */
export const yearly: Subscription = {
  ...neverSubscribed,
  plan: 'premium',
  state: 'active',
  subscriptionId: '1d3a1b0e-58c5-5f3b-8a2e-9c77aa000001',
  source: 'paid',
  period: 'year',
  startedAt: '2026-11-10T09:00:00.000Z',
  renewsAt: '2027-11-10T09:00:00.000Z',
  nextPrice: frenchPrice(49_000),
  withdrawal: { possible: true, until: '2026-12-10T09:00:00.000Z', reason: null },
}

/** A server that knows a subscription; `becomes` is what a call makes of it. */
export function subscriptionServer(
  before: Partial<Subscription>,
  becomes: Readonly<Record<string, Partial<Subscription>>> = {},
  more: Answers = {},
) {
  let subscription: Subscription = { ...yearly, ...before }
  const me = (): Me => ({ ...signedInProvider, plan: subscription.plan })
  const changes = Object.entries(becomes).map(
    ([verb, change]) =>
      [
        `POST /api/pro/subscription/${verb}`,
        () => {
          subscription = { ...subscription, ...change }
          return { body: subscription }
        },
      ] as const,
  )
  return answerCalls({
    'GET /api/pro/me': () => ({ body: me() }),
    'GET /api/pro/subscription': () => ({ body: subscription }),
    ...Object.fromEntries(changes),
    ...more,
  })
}

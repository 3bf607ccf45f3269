import { deriveId } from '../../src/commands/deriveId.ts'
import { derivedUuid } from '../../src/domain/derivedUuid.ts'
import type { PaymentId, ProviderId } from '../../src/domain/ids.ts'
import type { CreditPack } from '../../src/domain/payment/startPurchase.ts'
import type { DemoPayer } from './demoAccounts.ts'

export interface PlannedPurchase {
  readonly paymentId: PaymentId
  readonly pack: CreditPack
  readonly paidAt: Date
  /** A card was refused before another one was accepted. */
  readonly declined: boolean
  readonly goesBack: { readonly how: 'refund' | 'dispute won'; readonly at: Date } | undefined
}

export interface PlannedSubscription {
  readonly subscriptionId: string
  readonly period: 'month' | 'year'
  readonly startedAt: Date
  readonly cancelledAt: Date | undefined
  /** The last renewal is refused. */
  readonly fails: boolean
}

/** The purchases of a planner, with their times. */
export interface PlannedPayments {
  readonly purchases: readonly PlannedPurchase[]
  readonly subscription: PlannedSubscription | undefined
}

const hourMs = 3_600_000

/** Only the failed renewal is younger than three days, so only that is mailed. */
export function planPayments(pays: DemoPayer, providerId: ProviderId, now: Date): PlannedPayments {
  const ago = (days: number) => new Date(now.getTime() - days * 24 * hourMs)
  const buy = (pack: CreditPack, days: number, more: Partial<Pick<PlannedPurchase, 'declined' | 'goesBack'>> = {}): PlannedPurchase => {
    const paymentId = deriveId('demo payment', providerId, pack, days) as PaymentId
    return { paymentId, pack, paidAt: ago(days), declined: false, goesBack: undefined, ...more }
  }
  const subscribe = (
    period: 'month' | 'year',
    startedAt: Date,
    more: Partial<Pick<PlannedSubscription, 'cancelledAt' | 'fails'>> = {},
  ): PlannedSubscription => {
    const subscriptionId = derivedUuid('subscription', providerId, 'order 0')
    return { subscriptionId, period, startedAt, cancelledAt: undefined, fails: false, ...more }
  }
  switch (pays) {
    case 'credits': {
      const [refunded, contested] = [{ how: 'refund', at: ago(101.8) } as const, { how: 'dispute won', at: ago(71.6) } as const]
      const purchases = [
        // Most of these credits are spent before the money is refunded.
        buy('five', 170.2, { goesBack: { how: 'refund', at: ago(5.7) } }),
        buy('one', 131.4, { declined: true }),
        buy('one', 104.1, { goesBack: refunded }),
        buy('five', 75.3, { goesBack: contested }),
        buy('five', 4.6),
      ]
      return { purchases, subscription: undefined }
    }
    case 'yearly':
      return { purchases: [buy('five', 196.5), buy('one', 58.2)], subscription: subscribe('year', ago(9.3)) }
    case 'leaving':
      return { purchases: [], subscription: subscribe('month', startOfMonths(ago(17.4)), { cancelledAt: ago(6.1) }) }
    case 'failing':
      return { purchases: [buy('one', 140.3)], subscription: subscribe('month', startOfMonths(ago(1.2)), { fails: true }) }
  }
}

/** The start of a monthly subscription that is renewed for the third or fourth time at the given time: not every month has a 29th to 31st. */
function startOfMonths(renewedAt: Date): Date {
  const before = (months: number) => {
    const time = new Date(renewedAt)
    time.setUTCMonth(time.getUTCMonth() - months)
    return time
  }
  const threeMonths = before(3)
  return threeMonths.getUTCDate() === renewedAt.getUTCDate() ? threeMonths : before(4)
}

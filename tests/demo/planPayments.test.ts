import { expect, test } from 'vitest'
import { planPayments } from '../../scripts/demo/planPayments.ts'
import { ProviderId } from '../../src/domain/ids.ts'
import { addInterval } from '../../src/sandbox/stripe/newSubscriptionObjects.ts'

const providerId = ProviderId.parse('0192f5b0-0000-7000-8000-000000000001')
const dayMs = 86_400_000
const everyDay = Array.from({ length: 4 * 366 }, (_, day) => new Date(Date.UTC(2026, 0, 1, 15) + day * dayMs))

/** When a monthly subscription was last renewed. */
function lastRenewal(startedAt: Date, now: Date): Date {
  const [anchor, end] = [startedAt.getTime() / 1_000, now.getTime() / 1_000]
  let renewed = anchor
  for (let next = anchor; next <= end; next = addInterval(next, 'month', anchor)) renewed = next
  return new Date(renewed * 1_000)
}

test('the failed renewal is a day old on every day of the year, so that the card is not tried again yet', () => {
  const ages = everyDay.map((now) => {
    const { subscription } = planPayments('failing', providerId, now)
    if (!subscription) throw new Error('there is no subscription')
    return (now.getTime() - lastRenewal(subscription.startedAt, now).getTime()) / dayMs
  })
  expect(new Set(ages.map((age) => age.toFixed(3)))).toEqual(new Set(['1.200']))
})

import { test } from 'vitest'
import { providerId } from '../../../tests/setup/sampleEvents.ts'
import { subscriptionOrdered } from '../../../tests/setup/sampleSubscription.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { orderSubscription } from './orderSubscription.ts'

const waiting = subscriptionOrdered('month')
const { orderedAt: _, ...yearly } = { ...subscriptionOrdered('year').data, stripeId: 'sub_yearly', providerId: providerId() }
const noted = { type: 'SubscriptionOrdered', data: { ...yearly, orderedAt: presentTime.toISOString() } } as const

test('an order is recorded once', () => {
  given().when(orderSubscription, yearly).thenEvents(noted)
  given(noted).when(orderSubscription, yearly).thenNothing()
})

test('an order replaces the one it names, and is refused when another was placed meanwhile', () => {
  given(waiting)
    .when(orderSubscription, { ...yearly, replaces: waiting.data.stripeId })
    .thenEvents(noted)
  given(waiting).when(orderSubscription, yearly).thenRefused('ordered_meanwhile')
  given(waiting)
    .when(orderSubscription, { ...yearly, replaces: 'sub_before' })
    .thenRefused('ordered_meanwhile')
})

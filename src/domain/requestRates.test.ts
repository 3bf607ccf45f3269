import { expect, test } from 'vitest'
import { ratesOf } from './requestRates.ts'

test('rates are shares of all requests received; unlocks and rejections are answers', () => {
  expect(ratesOf({ received: 8, seen: 6, unlocked: 2, rejected: 1 })).toEqual({
    answer: 0.375,
    seen: 0.75,
    unlocked: 0.25,
    rejected: 0.125,
  })
})

test('without any request there is no rate', () => {
  expect(ratesOf({ received: 0, seen: 0, unlocked: 0, rejected: 0 })).toEqual({ answer: null, seen: null, unlocked: null, rejected: null })
})

import { expect, test } from 'vitest'
import { kilometresBetween } from './kilometresBetween.ts'

const lyon = { latitude: 45.7578, longitude: 4.832 }

test.each([
  ['Paris', { latitude: 48.8566, longitude: 2.3522 }, 391],
  ['Porto', { latitude: 41.1496, longitude: -8.611 }, 1193],
  ['itself', lyon, 0],
])('computes the great-circle distance from Lyon to %s', (_name, place, kilometres) => {
  expect(Math.abs(kilometresBetween(lyon, place) - kilometres)).toBeLessThan(6)
  expect(kilometresBetween(place, lyon)).toBeCloseTo(kilometresBetween(lyon, place))
})

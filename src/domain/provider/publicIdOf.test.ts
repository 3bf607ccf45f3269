import { expect, test } from 'vitest'
import type { ProviderId } from '../ids.ts'
import { publicIdOf } from './publicIdOf.ts'

/** The nth of a row of ids that look like chance. */
function idOf(number: number): string {
  const bits = BigInt.asUintN(64, BigInt(number) * 0x9e3779b97f4a7c15n)
    .toString(16)
    .padStart(16, '0')
  return publicIdOf(`a0000000-0000-5000-${bits.slice(0, 4)}-${bits.slice(4)}` as ProviderId)
}

test('is eight characters that cannot be mistaken, always the same for one provider', () => {
  expect(idOf(1)).toMatch(/^[2-9bcdfghj-np-tv-xz]{8}$/)
  expect(idOf(1)).toBe(idOf(1))
})

test('ten thousand providers have ten thousand', () => {
  expect(new Set(Array.from({ length: 10_000 }, (_, number) => idOf(number))).size).toBe(10_000)
})

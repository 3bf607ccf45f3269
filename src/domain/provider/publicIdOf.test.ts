import { expect, test } from 'vitest'
import type { ProviderId } from '../ids.ts'
import { publicIdOf } from './publicIdOf.ts'

/** The nth of a series of random-looking ids. */
function idOf(number: number): string {
  const bits = BigInt.asUintN(64, BigInt(number) * 0x9e3779b97f4a7c15n)
    .toString(16)
    .padStart(16, '0')
  return publicIdOf(`a0000000-0000-5000-${bits.slice(0, 4)}-${bits.slice(4)}` as ProviderId)
}

test('is twelve characters that cannot be mistaken, always the same for one provider', () => {
  expect(idOf(1)).toMatch(/^[2-9bcdfghj-np-tv-xz]{12}$/)
  expect(idOf(1)).toBe(idOf(1))
})

test('differs between 200,000 providers', () => {
  expect(new Set(Array.from({ length: 200_000 }, (_, number) => idOf(number))).size).toBe(200_000)
})

test('uses every character evenly at every place, the last included', () => {
  const counts = Array.from({ length: 12 }, () => new Map<string, number>())
  const providers = 27_000
  for (let number = 0; number < providers; number++)
    for (const [place, character] of idOf(number).split('').entries())
      counts[place]?.set(character, (counts[place].get(character) ?? 0) + 1)
  for (const count of counts) {
    expect(count.size).toBe(27)
    for (const times of count.values()) expect(Math.abs(times - providers / 27)).toBeLessThan(250)
  }
})

import { expect, test } from 'vitest'
import { mapTiles } from './mapTiles.ts'

test('returns the tiles around the place, which is in the middle tile', () => {
  const tiles = mapTiles({ latitude: 45.761, longitude: 4.8351 }, 'https://tiles.example/{z}/{x}/{y}.png')
  expect(tiles).toHaveLength(15)
  const middle = tiles.filter(({ left, top }) => left <= 0 && left > -256 && top <= 0 && top > -256)
  expect(middle).toEqual([{ src: 'https://tiles.example/13/4206/2922.png', left: expect.any(Number), top: expect.any(Number) }])
})

test('wraps around the world’s edge', () => {
  const sources = mapTiles({ latitude: 0, longitude: -179.999 }, '{x}').map(({ src }) => src)
  expect(sources).toContain('8191')
  expect(sources).toContain('1')
})

import { expect, test } from 'vitest'
import { placeNames } from './placeNames.ts'

const drawing = { width: 560, height: 320, fontSize: 20, taken: [] }

test('places a name above its point', () => {
  expect(placeNames([{ name: 'Vienne', x: 280, y: 200 }], drawing)).toEqual([{ name: 'Vienne', x: 280, y: 200, at: { x: 280, y: 193 } }])
})

test('keeps a name inside the map: below its point at the top edge, shifted at the left and right edges', () => {
  const [top, left, right] = placeNames(
    [
      { name: 'Bourg-en-Bresse', x: 300, y: 8 },
      { name: 'Clermont-Ferrand', x: 4, y: 160 },
      { name: 'Aix-les-Bains', x: 550, y: 240 },
    ],
    drawing,
  )
  expect(top?.at.y).toBeGreaterThan(20)
  expect(left?.at.x).toBeGreaterThan(80)
  expect(right?.at.x).toBeLessThan(500)
})

test('places a name below its point where it would cover another, and leaves it out without space there', () => {
  const placed = placeNames(
    [
      { name: 'Bourgoin-Jallieu', x: 300, y: 160 },
      { name: 'Chambéry', x: 330, y: 165 },
      { name: 'Vienne', x: 310, y: 158 },
    ],
    drawing,
  )
  expect(placed.map(({ name, at, y }) => ({ name, below: at.y > y }))).toEqual([
    { name: 'Bourgoin-Jallieu', below: false },
    { name: 'Chambéry', below: true },
  ])
})

test('places no name over an occupied area', () => {
  const taken = [{ left: 0, right: 560, top: 100, bottom: 220 }]
  expect(placeNames([{ name: 'Vienne', x: 280, y: 160 }], { ...drawing, taken })).toEqual([])
})

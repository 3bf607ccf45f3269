import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { leastCpuMs } from '../../tests/setup/leastCpuMs.ts'
import { GrowingMap } from './growingMap.ts'

it('equals a copied Map in every version, whichever version the next one is made from', () => {
  const step = fc.record({ from: fc.nat(), key: fc.integer({ min: 0, max: 8 }), value: fc.integer() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const versions = [{ grown: GrowingMap.empty<number, number>(), copied: new Map<number, number>() }]
      for (const { from, key, value } of steps) {
        const before = versions[from % versions.length] ?? { grown: GrowingMap.empty<number, number>(), copied: new Map<number, number>() }
        versions.push({ grown: before.grown.with(key, value), copied: new Map(before.copied).set(key, value) })
      }
      for (const { grown, copied } of versions) {
        expect(new Map(grown)).toEqual(copied)
        for (let key = 0; key <= 8; key++) expect(grown.get(key)).toBe(copied.get(key))
      }
    }),
  )
})

it('folds a long history without copying', () => {
  const entries = 100_000
  const ofMap = leastCpuMs(3, () => {
    const map = new Map<number, number>()
    for (let n = 0; n < entries; n++) map.set(n, n)
    expect(map.get(entries - 1)).toBe(entries - 1)
  })
  const grown = leastCpuMs(3, () => {
    let map = GrowingMap.empty<number, number>()
    for (let n = 0; n < entries; n++) map = map.with(n, n)
    expect(map.get(entries - 1)).toBe(entries - 1)
  })
  // Copying at every step would take about ten thousand times as long.
  expect(grown).toBeLessThan(100 * ofMap)
})

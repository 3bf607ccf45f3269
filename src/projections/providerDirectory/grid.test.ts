import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Coordinates, cellOf, cellsAround, cellsByDistance, onUnitSphere } from './grid.ts'

const latitude = fc.double({ min: -90, max: 90, noNaN: true })
const longitude = fc.double({ min: -180, max: 180, noNaN: true })
const place = fc.record({ latitude, longitude })

describe('the grid', () => {
  it('assigns a place to one square, also at the edges of the map', () => {
    expect(cellOf({ latitude: 45.75, longitude: 4.83 })).toBe(cellOf({ latitude: 45.9, longitude: 4.9 }))
    expect(cellOf({ latitude: 45.75, longitude: 4.83 })).not.toBe(cellOf({ latitude: 46.05, longitude: 4.83 }))
    expect(cellOf({ latitude: 10, longitude: 180 })).toBe(cellOf({ latitude: 10, longitude: -180 }))
    expect(cellOf({ latitude: 90, longitude: 0 })).toBe(cellOf({ latitude: 89.9, longitude: 0 }))
  })

  it('finds every square with a place within the distance, with a minimum distance not above that of the place', () => {
    fc.assert(
      fc.property(
        place,
        fc.constantFrom(1, 22.25, 50, 200),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 6.2832, noNaN: true }),
        (centre, reach, share, bearing) => {
          const angle = (reach * share) / 6371
          const { x, y, z } = onUnitSphere(centre)
          // A random direction at a right angle to the centre's, rotated by the bearing.
          const [u, v] = tangents(x, y, z)
          const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
          const way = (i: 0 | 1 | 2) => Math.cos(bearing) * u[i] + Math.sin(bearing) * v[i]
          const at = [x * cos + way(0) * sin, y * cos + way(1) * sin, z * cos + way(2) * sin] as const
          const other = {
            latitude: (Math.asin(Math.max(-1, Math.min(1, at[2]))) * 180) / Math.PI,
            longitude: (Math.atan2(at[1], at[0]) * 180) / Math.PI,
          }
          const square = cellsByDistance(centre, reach).find(({ cell }) => cell === cellOf(other))
          expect(square?.kilometres).toBeLessThanOrEqual(reach * share + 0.001)
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it('finds each square once, and none that is completely outside', () => {
    const inner = fc.record({ latitude: fc.double({ min: -80, max: 80, noNaN: true }), longitude })
    fc.assert(
      fc.property(inner, fc.constantFrom(1, 22.25, 50, 200), (centre, reach) => {
        const cells = cellsAround(centre, reach)
        expect(new Set(cells).size).toBe(cells.length)
        expect(Math.max(...cells.map((cell) => nearestOf(cell, centre)))).toBeLessThan(reach + 1)
      }),
      { numRuns: 30 },
    )
  })
})

/** The shortest distance to points along the edges of a square, one every kilometre; 0 from inside. */
function nearestOf(cell: number, centre: Coordinates): number {
  if (cell === cellOf(centre)) return 0
  const here = onUnitSphere(centre)
  const [south, west] = [Math.floor(cell / 1440) / 4 - 90, (cell % 1440) / 4 - 180]
  const cosines = Array.from({ length: 26 }, (_, step) => step / 100).flatMap((along) =>
    [
      { latitude: south + along, longitude: west },
      { latitude: south + along, longitude: west + 0.25 },
      { latitude: south, longitude: west + along },
      { latitude: south + 0.25, longitude: west + along },
    ].map((edge) => {
      const { x, y, z } = onUnitSphere(edge)
      return x * here.x + y * here.y + z * here.z
    }),
  )
  return 6371 * Math.acos(Math.min(1, Math.max(...cosines)))
}

type Vector = readonly [number, number, number]

function tangents(x: number, y: number, z: number): readonly [Vector, Vector] {
  const east: Vector = Math.hypot(x, y) < 1e-9 ? [1, 0, 0] : [-y / Math.hypot(x, y), x / Math.hypot(x, y), 0]
  const north: Vector = [y * east[2] - z * east[1], z * east[0] - x * east[2], x * east[1] - y * east[0]]
  return [east, north]
}

import { LRUCache } from 'lru-cache'

/** A point on the globe, in degrees, WGS 84. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** Mean radius of the earth; distances on the sphere are within 0.5 % of the true ones. */
const earthRadiusKilometres = 6371

// One metre of tolerance, since rounding may move a place across an edge.
const tolerance = 0.001

const perDegree = 4
const columns = 360 * perDegree
const rows = 180 * perDegree

/** The square of a quarter of a degree (28 km from south to north) that contains a point. */
export function cellOf({ latitude, longitude }: Coordinates): number {
  return rowOf(latitude) * columns + columnOf(longitude)
}

/** Most searches are for the same towns, and computing the squares is a large part of a search's cost. */
const squaresOfTowns = new LRUCache<string, readonly number[]>({ max: 3_000 })

/** Every square with a place within a distance of a point. */
export function cellsAround(place: Coordinates, kilometres: number): readonly number[] {
  const asked = `${place.latitude} ${place.longitude} ${kilometres}`
  const known = squaresOfTowns.get(asked)
  if (known) return known
  const cells = cellsByDistance(place, kilometres).map(({ cell }) => cell)
  squaresOfTowns.set(asked, cells)
  return cells
}

/** Every square with a place within a distance of a point, and its minimum distance. */
export function cellsByDistance(
  { latitude, longitude }: Coordinates,
  kilometres: number,
): readonly { readonly cell: number; readonly kilometres: number }[] {
  const angle = (kilometres + tolerance) / earthRadiusKilometres
  const height = degrees(angle)
  // Beyond a pole every meridian is near.
  const reach = Math.abs(latitude) + height < 90 ? Math.sin(angle) / Math.cos(radians(latitude)) : 1
  const width = reach < 1 ? degrees(Math.asin(reach)) : 180
  const [west, east] = width < 180 ? [unboundedColumn(longitude - width), unboundedColumn(longitude + width)] : [0, columns - 1]
  const here = unboundedColumn(longitude)
  const firstRow = rowOf(latitude - height)
  const edges = Array.from({ length: rowOf(latitude + height) - firstRow + 2 }, (_, index) => {
    const edge = (firstRow + index) / perDegree - 90
    return { edge, sine: Math.sin(radians(edge)), cosine: Math.cos(radians(edge)) }
  })
  const [sine, cosine] = [Math.sin(radians(latitude)), Math.cos(radians(latitude))]
  const cells = new Map<number, number>()
  for (let column = west; column <= Math.min(east, west + columns - 1); column++) {
    // Along a meridian, the cosine of the distance rises up to one latitude and falls after it.
    const towards = cosine * Math.cos(radians(nearestMeridian(column, here, longitude) - longitude))
    const top = degrees(Math.atan2(sine, towards))
    edges.slice(1).forEach((north, index) => {
      const south = edges[index] ?? north
      const nearest =
        south.edge <= top && top <= north.edge
          ? Math.hypot(sine, towards)
          : Math.max(sine * south.sine + towards * south.cosine, sine * north.sine + towards * north.cosine)
      const away = Math.max(0, earthRadiusKilometres * Math.acos(Math.min(1, nearest)) - tolerance)
      if (away <= kilometres) cells.set((firstRow + index) * columns + ((column + columns) % columns), away)
    })
  }
  return [...cells].map(([cell, away]) => ({ cell, kilometres: away }))
}

/** The meridian in a column of squares that is nearest to a longitude. */
function nearestMeridian(column: number, here: number, longitude: number): number {
  if ((column - here) % columns === 0) return longitude
  const [west, east] = [column / perDegree - 180, (column + 1) / perDegree - 180]
  const turn = (meridian: number) => Math.cos(radians(meridian - longitude))
  return turn(west) > turn(east) ? west : east
}

function rowOf(latitude: number): number {
  return Math.min(Math.max(Math.floor((latitude + 90) * perDegree), 0), rows - 1)
}

function columnOf(longitude: number): number {
  return (unboundedColumn(longitude) + columns) % columns
}

function unboundedColumn(longitude: number): number {
  return Math.floor((longitude + 180) * perDegree)
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI
}

/** The place as a point on the unit sphere. */
export function onUnitSphere({ latitude, longitude }: Coordinates): { readonly x: number; readonly y: number; readonly z: number } {
  const [north, east] = [radians(latitude), radians(longitude)]
  return { x: exact(Math.cos(north) * Math.cos(east)), y: exact(Math.cos(north) * Math.sin(east)), z: exact(Math.sin(north)) }
}

// Values below a micrometre become 0, since Postgres fails on products of tiny numbers.
function exact(coordinate: number): number {
  return Math.round(coordinate * 1e15) / 1e15
}

/** SQL for the kilometres from a row `p` to a place, within a metre; `bind` returns a parameter's placeholder. */
export function kilometresSql(place: Coordinates, bind: (value: number) => string, row = 'p'): string {
  const { x, y, z } = onUnitSphere(place)
  const cosine = `${row}.x * ${bind(x)} + ${row}.y * ${bind(y)} + ${row}.z * ${bind(z)}`
  return `(${bind(earthRadiusKilometres)} * acos(least(1, greatest(-1, ${cosine}))))`
}

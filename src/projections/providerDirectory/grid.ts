/** A point on the globe, in degrees, WGS 84. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** Mean radius of the earth; distances on the sphere are within 0.5 % of the true ones. */
const earthRadiusKilometres = 6371

const perDegree = 4
const columns = 360 * perDegree
const rows = 180 * perDegree

/** The square of a quarter of a degree (28 km from south to north) in which a point lies. */
export function cellOf({ latitude, longitude }: Coordinates): number {
  return rowOf(latitude) * columns + columnOf(longitude)
}

/** Every square that comes within a distance of a point, and some beyond. */
export function cellsAround({ latitude, longitude }: Coordinates, kilometres: number): readonly number[] {
  // A metre more, for what rounding may move across an edge.
  const angle = (kilometres + 0.001) / earthRadiusKilometres
  const height = degrees(angle)
  // Beyond a pole every meridian is near.
  const reach = Math.abs(latitude) + height < 90 ? Math.sin(angle) / Math.cos(radians(latitude)) : 1
  const width = reach < 1 ? degrees(Math.asin(reach)) : 180
  const [west, east] = width < 180 ? [unboundedColumn(longitude - width), unboundedColumn(longitude + width)] : [0, columns - 1]
  const cells: number[] = []
  for (let row = rowOf(latitude - height); row <= rowOf(latitude + height); row++) {
    for (let column = west; column <= east; column++) cells.push(row * columns + ((column + columns) % columns))
  }
  return [...new Set(cells)]
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

/** The point of the unit sphere under a place. */
export function onUnitSphere({ latitude, longitude }: Coordinates): { readonly x: number; readonly y: number; readonly z: number } {
  const [north, east] = [radians(latitude), radians(longitude)]
  return { x: exact(Math.cos(north) * Math.cos(east)), y: exact(Math.cos(north) * Math.sin(east)), z: exact(Math.sin(north)) }
}

// A micrometre; Postgres fails on products of numbers smaller than any place needs.
function exact(coordinate: number): number {
  return Math.round(coordinate * 1e15) / 1e15
}

/** SQL for the kilometres from a row `p` of the directory to a place, within a metre; `bind` gives a value's placeholder. */
export function kilometresSql(place: Coordinates, bind: (value: number) => string): string {
  const { x, y, z } = onUnitSphere(place)
  return `(${bind(earthRadiusKilometres)} * acos(least(1, greatest(-1, p.x * ${bind(x)} + p.y * ${bind(y)} + p.z * ${bind(z)}))))`
}

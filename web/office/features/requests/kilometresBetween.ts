/** A point on the globe, in degrees, WGS 84. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** The earth's mean radius. Distances on a sphere are within 0.5 % of the true ones. */
const earthRadiusKilometres = 6371

/** The great-circle distance. */
export function kilometresBetween(one: Point, other: Point): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)]
  const across =
    Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return 2 * earthRadiusKilometres * Math.asin(Math.min(1, Math.sqrt(across)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

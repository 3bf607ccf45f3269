/** Degrees, WGS 84. */
interface Position {
  readonly latitude: number
  readonly longitude: number
}

const zoom = 13
export const tileSide = 256
/** Tiles on each side of the middle one: enough for the widest map, wherever the place is within its tile. */
const beside = { x: 2, y: 1 } as const

interface MapTile {
  readonly src: string
  /** The offset of the tile's corner from the place, in pixels. */
  readonly left: number
  readonly top: number
}

/** The tiles around a place, in Web Mercator, the projection of tile servers. */
export function mapTiles({ latitude, longitude }: Position, tilesUrl: string): readonly MapTile[] {
  const count = 2 ** zoom
  const angle = (latitude * Math.PI) / 180
  const x = ((longitude + 180) / 360) * count
  const y = ((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * count
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const steps = (reach: number) => Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach)
  return steps(beside.y).flatMap((down) =>
    steps(beside.x).map((right) => ({
      src: tileUrl(tilesUrl, (column + right + count) % count, row + down),
      left: Math.round((column + right - x) * tileSide),
      top: Math.round((row + down - y) * tileSide),
    })),
  )
}

function tileUrl(template: string, x: number, y: number): string {
  const values: Readonly<Record<string, string>> = { z: String(zoom), x: String(x), y: String(y), s: 'a', r: '' }
  return template.replace(/\{([zxysr])\}/g, (whole, name: string) => values[name] ?? whole)
}

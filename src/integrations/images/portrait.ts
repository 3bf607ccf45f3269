import { pick } from './pick.ts'
import { between, blossom, flowers, foliage, type Plant, type Tints } from './plants.ts'
import { seededRandom } from './seededRandom.ts'
import { bentStem, digits, from, type Pose, Sketch } from './sketch.ts'

/** The theme's colours (paper, ink, evergreen, blush, clay, gold) and their tints between them. */
const ink = '#1F4A3F'
const schemes: readonly { readonly paper: string; readonly disc: string; readonly tints: Tints }[] = [
  { paper: '#F3DDD4', disc: '#F9ECE4', tints: { leaf: '#AFC3B3', petal: '#FBF8F4', heart: '#D9B65C' } },
  { paper: '#FBF8F4', disc: '#F3DDD4', tints: { leaf: '#BFCFBE', petal: '#E5AE9C', heart: '#9A4330' } },
  { paper: '#F6EBCF', disc: '#FBF5E4', tints: { leaf: '#B4C4A6', petal: '#EFC9BA', heart: '#9A4330' } },
  { paper: '#DFE7DD', disc: '#EDF1EA', tints: { leaf: '#93AE9D', petal: '#FBF8F4', heart: '#D9B65C' } },
  { paper: '#E9E2D6', disc: '#F6F1E9', tints: { leaf: '#A9BBA6', petal: '#DDA18E', heart: '#77401F' } },
  { paper: '#EFD3C8', disc: '#F6EBCF', tints: { leaf: '#8FAA98', petal: '#FBF1EA', heart: '#9A4330' } },
]
const side = 320
const middle = side / 2

type Composition = (sketch: Sketch, tints: Tints, random: () => number) => void

/** Stems that fan out from below. */
const spray: Composition = (sketch, tints, random) => {
  const flower = pick(flowers, random)
  const greens = [pick(foliage, random), pick(foliage, random)]
  const root: Pose = { x: middle + between(random, -14, 14), y: 306, angle: -Math.PI / 2 }
  const spread = between(random, 0.36, 0.5)
  const lean = between(random, -0.1, 0.1)
  for (const [index, way] of [-1, 1, -0.45, 0.5].entries()) {
    const start = { ...root, angle: root.angle + lean + way * spread }
    const plant: Plant = index < 2 ? (greens[index] ?? flower) : flower
    const length = index < 2 ? between(random, 195, 225) : between(random, 165, 200)
    plant(sketch, bentStem(start, length, way * between(random, 0.25, 0.6)), index < 2 ? 50 : 54, tints, random)
  }
  const main = { ...root, angle: root.angle + lean }
  const last = random() < 0.6 ? flower : pick(foliage, random)
  last(sketch, bentStem(main, between(random, 222, 244), between(random, -0.25, 0.25)), 60, tints, random)
}

/** Two branches that close to a wreath, with blossoms where they meet. */
const wreath: Composition = (sketch, tints, random) => {
  const plant = pick(foliage, random)
  const radius = between(random, 92, 104)
  const turn = between(random, -0.5, 0.5)
  const foot = Math.PI / 2 + turn
  const reach = between(random, 2.3, 2.75)
  for (const way of [1, -1]) {
    const start = { x: middle + radius * Math.cos(foot), y: middle + radius * Math.sin(foot), angle: foot + (way * Math.PI) / 2 }
    plant(sketch, bentStem(start, radius * reach, way * reach), 40, tints, random)
  }
  for (const [offset, size] of [
    [0, 34],
    [-0.42, 22],
    [0.4, 24],
    [-0.72, 13],
  ] as const) {
    const at = foot + offset
    blossom(sketch, { x: middle + radius * Math.cos(at), y: middle + radius * Math.sin(at), angle: at }, size, tints, random)
  }
}

/** One branch across the paper, seen close. */
const branch: Composition = (sketch, tints, random) => {
  const way = random() < 0.5 ? 1 : -1
  const start: Pose = { x: middle - way * 112, y: 268, angle: way > 0 ? -0.98 : Math.PI + 0.98 }
  const stem = bentStem(start, 285, way * between(random, 0.15, 0.55))
  const [plant, twigPlant] =
    random() < 0.55 ? [pick(foliage, random), pick(flowers, random)] : [pick(flowers, random), pick(foliage, random)]
  const twig = bentStem({ ...stem.at(0.24), angle: stem.at(0.24).angle + way * 0.75 }, 128, way * between(random, 0.1, 0.5))
  twigPlant(sketch, twig, 46, tints, random)
  const other = bentStem({ ...stem.at(0.42), angle: stem.at(0.42).angle - way * 0.72 }, 112, -way * between(random, 0.1, 0.4))
  twigPlant(sketch, other, 42, tints, random)
  plant(sketch, stem, 70, tints, random)
}

/** What stands behind the plants: a disc, an arch, or two discs that overlap. */
function ground(disc: string, random: () => number): string {
  const x = middle + between(random, -26, 26)
  const kind = random()
  if (kind < 0.45) return circle(x, between(random, 138, 172), between(random, 92, 116), disc)
  if (kind < 0.75) {
    const half = between(random, 72, 92)
    const top = between(random, 40, 62) + half
    return `<path d="M${digits(x - half)} ${side}V${digits(top)}a${digits(half)} ${digits(half)} 0 0 1 ${digits(2 * half)} 0V${side}z" fill="${disc}"/>`
  }
  const centre = from({ x: middle, y: middle, angle: random() * Math.PI }, between(random, 34, 52))
  return circle(centre.x, centre.y, 88, disc) + circle(side - centre.x, side - centre.y, 66, disc)
}

function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${digits(x)}" cy="${digits(y)}" r="${digits(radius)}" fill="${fill}"/>`
}

/**
 * The picture that stands for a provider who has no photograph: a botanical drawing of its own, as an SVG of 320 by 320 that bears
 * being cut round. The same id always gives the same picture.
 */
export function drawPortrait(id: string): string {
  const random = seededRandom(id)
  const { paper, disc, tints } = pick(schemes, random)
  const sketch = new Sketch()
  const behind = ground(disc, random)
  pick([spray, spray, wreath, branch], random)(sketch, tints, random)
  const size = `viewBox="0 0 ${side} ${side}" width="${side}" height="${side}"`
  const sheet = `<rect width="${side}" height="${side}" fill="${paper}"/>${behind}`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${sheet}${sketch.toSvg(ink)}</svg>`
}

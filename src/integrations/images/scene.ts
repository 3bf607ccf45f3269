import { crest, cypress, hills, type Light, landscape, mix, rows, sky, tone, water } from './landscape.ts'
import { pick } from './pick.ts'
import { between, flowers, foliage, type Tints } from './plants.ts'
import { seededRandom } from './seededRandom.ts'
import { bentStem, digits, type Pose, Sketch } from './sketch.ts'

interface Mood {
  readonly light: Light
  readonly tints: Tints
}

/** The theme's colours (paper, evergreen, blush, clay, gold) at different times of the day. */
const ink = '#1F4A3F'
const paper = '#FBF8F4'
const moods: readonly Mood[] = [
  {
    light: { sky: ['#F3DDD4', '#FBF3EA'], sun: '#FFFBF4', mist: '#F9ECE4', depths: ['#DCC9C0', '#B9BFAE', '#5C8272'] },
    tints: { leaf: '#AFC3B3', petal: '#FBF8F4', heart: '#D9B65C' },
  },
  {
    light: { sky: ['#F6EBCF', '#FCF6E8'], sun: '#F0D48C', mist: '#FBF5E4', depths: ['#DDD9BE', '#B5BFA0', '#6F9079'] },
    tints: { leaf: '#B4C4A6', petal: '#EFC9BA', heart: '#9A4330' },
  },
  {
    light: { sky: ['#DDE6DF', '#F6F3EA'], sun: '#FBF8F4', mist: '#EFF2EB', depths: ['#C6D4CB', '#93AE9D', '#47705F'] },
    tints: { leaf: '#93AE9D', petal: '#F3DDD4', heart: '#D9B65C' },
  },
  {
    light: { sky: ['#EBC7B9', '#F8E9D3'], sun: '#FBEFD2', mist: '#F6E4D6', depths: ['#DDB5A5', '#CDBDA2', '#64806F'] },
    tints: { leaf: '#8FAA98', petal: '#FBF1EA', heart: '#9A4330' },
  },
  {
    light: { sky: ['#FBF8F4', '#F3DDD4'], sun: '#E8B7A3', mist: '#F8EBE4', depths: ['#D5CFC6', '#A9B7AB', '#5F8475'] },
    tints: { leaf: '#BFCFBE', petal: '#E5AE9C', heart: '#9A4330' },
  },
]

type Composition = (mood: Mood, random: () => number) => string

/** Hills behind hills, cypresses on one of them, rows on the nearest. */
const country: Composition = (mood, random) => {
  const { light } = mood
  const sunAt = between(random, 150, 490)
  let drawn = sky(light, sunAt, between(random, 150, 205), between(random, 30, 46))
  const lines = [238, 274, 314, 368].map((base, index) => crest(random, base, 30 + index * 5))
  for (const [index, line] of lines.entries()) {
    const tint = tone(light, index / (lines.length - 1))
    if (index === 2) drawn += grove(line, mix(tint, ink, 0.35), mix(tint, ink, 0.12), random)
    drawn += hills(`hill${index}`, line, tint, light.mist, 130)
    if (index === 3) drawn += rows('rows', line, mix(tint, light.mist, 0.55), between(random, 200, 440))
  }
  return drawn + corner(mood, random)
}

/** A lake under far shores. */
const lake: Composition = (mood, random) => {
  const { light } = mood
  const horizon = between(random, 282, 312)
  const sunAt = between(random, 170, 470)
  let drawn = sky(light, sunAt, horizon - between(random, 78, 120), between(random, 28, 42))
  for (const [index, part] of [0.1, 0.4, 0.72].entries()) {
    const line = crest(random, horizon - 52 + index * 23, 34 - index * 9)
    const tint = tone(light, part)
    if (index === 2) drawn += grove(line, mix(tint, ink, 0.3), mix(tint, ink, 0.08), random)
    drawn += hills(`shore${index}`, line, tint, light.mist, 95)
  }
  return drawn + water(light, horizon, sunAt, random) + corner(mood, random)
}

/** A meadow seen from among its flowers. */
const meadow: Composition = (mood, random) => {
  const { light, tints } = mood
  let drawn = sky(light, between(random, 200, 440), between(random, 165, 215), between(random, 40, 58))
  for (const [index, base] of [292, 336, 384].entries()) {
    drawn += hills(`slope${index}`, crest(random, base, 24), tone(light, index * 0.32), light.mist, 140)
  }
  const grown = [pick(flowers, random), pick(foliage, random), pick(flowers, random), pick(foliage, random)]
  // Those behind are smaller, paler, and softened by the mist.
  for (const { apart, length, leaf, veil } of [
    { apart: 26, length: 100, leaf: 22, veil: 0.55 },
    { apart: 40, length: 118, leaf: 42, veil: 0 },
  ]) {
    const veiled = {
      leaf: mix(tints.leaf, light.mist, veil),
      petal: mix(tints.petal, light.mist, veil),
      heart: mix(tints.heart, light.mist, veil),
    }
    const sketch = new Sketch()
    for (let x = -6; x < landscape.width + 10; x += apart * between(random, 0.5, 1.4)) {
      // Lower in the middle, so that one looks over them into the distance.
      const aside = Math.abs(x - landscape.width / 2) / (landscape.width / 2)
      const lean = between(random, -0.2, 0.2)
      const stem = bentStem(
        { x, y: 506, angle: -Math.PI / 2 + lean },
        length * between(random, 0.8, 1.25) + aside * 110,
        lean * between(random, 0.5, 2.5),
      )
      pick(grown, random)(sketch, stem, leaf * between(random, 0.85, 1.15), veiled, random)
    }
    drawn += sketch.toSvg(mix(ink, light.mist, veil))
  }
  return drawn
}

/** A view through an arch that something climbs around. */
const arbour: Composition = (mood, random) => {
  const { light, tints } = mood
  const [middle, half, top] = [landscape.width / 2, between(random, 178, 206), between(random, 112, 124)]
  let drawn = sky(light, middle + between(random, -70, 70), between(random, 205, 240), between(random, 34, 46))
  for (const [index, base] of [278, 318, 362, 410].entries()) {
    const line = crest(random, base, 30)
    const tint = tone(light, index * 0.28)
    if (index === 1) drawn += grove(line, mix(tint, ink, 0.35), mix(tint, ink, 0.12), random)
    drawn += hills(`view${index}`, line, tint, light.mist, 120)
  }
  const opening = (inset: number) => {
    const [radius, foot] = [digits(half - inset), landscape.height + 20]
    return `M${digits(middle - half + inset)} ${foot}V${digits(top + half)}a${radius} ${radius} 0 0 1 ${digits(2 * (half - inset))} 0V${foot}`
  }
  const wall = mix(paper, light.sky[0], 0.35)
  drawn += `<path d="M-9-9H${landscape.width + 9}V${landscape.height + 20}H-9z${opening(0)}z" fill="${wall}" fill-rule="evenodd"/>`
  drawn += `<path d="${opening(0)}" fill="none" stroke="${mix(wall, ink, 0.22)}" stroke-width="1.3"/><path d="${opening(-9)}" fill="none" stroke="${mix(wall, ink, 0.1)}" stroke-width="1"/>`
  const sketch = new Sketch()
  const [climber, flower] = [pick(foliage, random), pick(flowers, random)]
  const lead = random() < 0.5 ? 1 : -1
  for (const way of [-lead, lead]) {
    const foot: Pose = { x: middle + way * (half + 6), y: 500, angle: -Math.PI / 2 }
    const sprung = { ...foot, y: top + half }
    const reach = way === lead ? between(random, 1.6, 2.1) : between(random, 0.35, 0.7)
    climber(sketch, bentStem(foot, foot.y - sprung.y + 46, way * -0.05), 38, tints, random)
    climber(sketch, bentStem(sprung, (half + 6) * reach, way * -reach), 34, tints, random)
    for (const aside of way === lead ? [16, 44, 76, 106] : [22, 58]) {
      const stem = bentStem({ ...foot, x: foot.x + way * aside }, between(random, 110, 190), way * between(random, 0.05, 0.4))
      flower(sketch, stem, 42, tints, random)
    }
  }
  return drawn + sketch.toSvg(ink)
}

/** A few trees that stand together on a crest. */
function grove(line: (x: number) => number, tint: string, light: string, random: () => number): string {
  let x = between(random, 40, 420)
  let drawn = ''
  for (let count = Math.floor(between(random, 3, 8)); count > 0; count--) {
    drawn += cypress(x, line(x) + 5, between(random, 26, 58), tint, light)
    x += between(random, 9, 26)
  }
  return drawn
}

/** Branches that reach into the picture from one of its sides, seen close. */
function corner({ tints }: Mood, random: () => number): string {
  const sketch = new Sketch()
  const way = random() < 0.5 ? 1 : -1
  const x = way > 0 ? -14 : landscape.width + 14
  const [green, flower] = [pick(foliage, random), pick(flowers, random)]
  const upwards = (lean: number) => -Math.PI / 2 + way * lean
  green(sketch, bentStem({ x: x + way * 70, y: 500, angle: upwards(0.2) }, between(random, 190, 225), way * 0.5), 54, tints, random)
  green(sketch, bentStem({ x: x + way * 20, y: 500, angle: upwards(0.02) }, between(random, 230, 280), way * 0.35), 58, tints, random)
  for (const [aside, length] of [
    [128, 150],
    [46, 205],
    [92, 178],
  ] as const) {
    flower(
      sketch,
      bentStem({ x: x + way * aside, y: 500, angle: upwards(0.12) }, length * between(random, 0.9, 1.1), way * between(random, 0.1, 0.5)),
      50,
      tints,
      random,
    )
  }
  return sketch.toSvg(ink)
}

/** 4:3 is the whole scene; 16:9 leaves out of it what lies at the top and the bottom. */
const crops = {
  standard: { top: 0, height: landscape.height },
  wide: { top: 84, height: (landscape.width * 9) / 16 },
} as const

/**
 * The picture that stands where a photograph of a place will: a soft landscape with plants in front, as an SVG. The same id always
 * gives the same scene, in either crop.
 */
export function drawScene(id: string, crop: keyof typeof crops): string {
  // Not the seed of a portrait, whose provider's scenes would all begin alike.
  const random = seededRandom(`scene ${id}`)
  const { top, height } = crops[crop]
  const mood = pick(moods, random)
  const drawn = pick([country, lake, meadow, arbour], random)(mood, random)
  const size = `viewBox="0 ${top} ${landscape.width} ${height}" width="${landscape.width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawn}</svg>`
}

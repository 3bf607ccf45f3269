import { mix, n, sheet } from './canvas.ts'
import { type Brush, type Crest, span } from './land.ts'

export interface Standing {
  readonly x: number
  readonly foot: number
  readonly height: number
  /** How much of it the haze takes, from 0 to 1. */
  readonly away?: number
}

/** A tree with a round crown, light on one side. */
export function roundTree(brush: Brush, { x, foot, height, away = 0 }: Standing): void {
  const { canvas, mood, random } = brush
  const veil = (tint: string) => mix(tint, mood.haze, away)
  trunk(brush, x, foot, height * 0.62, height * 0.05, away)
  crown(brush, x, foot - height * 0.62, height * 0.36, height * 0.38, away)
  if (mood.season === 'winter') canvas.oval(x, foot, height * 0.2, height * 0.02, veil('#FFFFFF'), 0.6)
  else canvas.oval(x, foot, height * 0.3, height * 0.022, veil(mood.leaf[0]), 0.35 + random.next() * 0.1)
}

/** Leaves in three tones: what lies in shade first, what catches the light last. */
export function crown({ canvas, mood, random }: Brush, x: number, y: number, wide: number, high: number, away = 0): void {
  const [dark, middle, light] = mood.leaf
  const layers = [
    { tint: dark, count: 15, size: 0.36, spread: 0.74, aside: 0.06, down: 0.12 },
    { tint: mix(dark, middle, 0.65), count: 16, size: 0.25, spread: 0.72, aside: -0.06, down: 0 },
    { tint: middle, count: 18, size: 0.17, spread: 0.72, aside: -0.12, down: -0.1 },
    { tint: mix(middle, light, 0.6), count: 20, size: 0.11, spread: 0.66, aside: -0.2, down: -0.22 },
    { tint: light, count: 18, size: 0.06, spread: 0.6, aside: -0.26, down: -0.3 },
  ]
  for (const { tint, count, size, spread, aside, down } of layers) {
    for (let index = 0; index < count; index++) {
      const angle = random.next() * 2 * Math.PI
      const out = Math.sqrt(random.next()) * spread
      const radius = Math.min(wide, high) * size * span(random, 0.75, 1.25)
      const at = { x: x + (Math.cos(angle) * out + aside) * wide, y: y + (Math.sin(angle) * out + down) * high }
      canvas.oval(at.x, at.y, radius * 1.12, radius, mix(tint, mood.haze, away))
    }
  }
}

export function trunk({ canvas, mood }: Brush, x: number, foot: number, tall: number, thick: number, away = 0): void {
  const path = `M${n(x - thick)} ${n(foot)}C${n(x - thick * 0.5)} ${n(foot - tall * 0.4)} ${n(x - thick * 0.6)} ${n(foot - tall * 0.7)} ${n(x - thick * 0.4)} ${n(foot - tall)}L${n(x + thick * 0.4)} ${n(foot - tall)}C${n(x + thick * 0.6)} ${n(foot - tall * 0.6)} ${n(x + thick * 0.6)} ${n(foot - tall * 0.3)} ${n(x + thick * 1.1)} ${n(foot)}z`
  const [light, dark] = [mix(mood.wood, mood.haze, away), mix(mix(mood.wood, mood.ink, 0.5), mood.haze, away)]
  const paint = canvas.shade(
    [
      [0, light],
      [1, dark],
    ],
    true,
  )
  canvas.fill(path, paint)
}

/** A slim cypress, one side in the light. */
export function cypress({ canvas, mood }: Brush, { x, foot, height, away = 0 }: Standing): void {
  const half = height * 0.12
  const flame = (side: number, part: number) =>
    `M${n(x)} ${n(foot - height)}C${n(x + side * half * 0.6 * part)} ${n(foot - height * 0.75)} ${n(x + side * half * 1.7 * part)} ${n(foot - height * 0.2)} ${n(x)} ${n(foot)}z`
  const veil = (tint: string) => mix(tint, mood.haze, away)
  canvas.fill(flame(1, 1) + flame(-1, 1), veil(mood.leaf[0]))
  canvas.fill(flame(-1, 0.85), veil(mix(mood.leaf[0], mood.leaf[1], 0.75)))
  canvas.fill(flame(-1, 0.4), veil(mix(mood.leaf[1], mood.leaf[2], 0.35)), 0.7)
}

/** A fir of hanging tiers, with snow on them in winter. */
export function fir({ canvas, mood, random }: Brush, { x, foot, height, away = 0 }: Standing): void {
  const veil = (tint: string) => mix(tint, mood.haze, away)
  const dark = mood.season === 'autumn' ? '#33463A' : mood.leaf[0]
  canvas.box(x - height * 0.018, foot - height * 0.12, height * 0.036, height * 0.12, veil(mix(mood.wood, mood.ink, 0.4)))
  const tiers = 7
  for (let tier = 0; tier < tiers; tier++) {
    const low = foot - height * (0.08 + (tier / tiers) * 0.78)
    const half = height * 0.23 * (1 - tier / (tiers + 0.6)) * span(random, 0.92, 1.08)
    const top = low - height * 0.26
    const skirt = (reach: number, from: number) => {
      let path = `M${n(x)} ${n(top)}L${n(x + reach)} ${n(low)}`
      for (let step = 1; step <= 6; step++)
        path += `L${n(x + reach - (2 * reach * step) / 6)} ${n(low - (step % 2 ? half * 0.16 : 0) + from)}`
      return `${path}z`
    }
    canvas.fill(skirt(half, 0), veil(mix(dark, mood.leaf[1], tier * 0.05)))
    const lit = `M${n(x)} ${n(top)}L${n(x - half)} ${n(low)}L${n(x - half * 0.3)} ${n(low - half * 0.2)}z`
    canvas.fill(lit, veil(mood.season === 'winter' ? '#FFFFFF' : mix(dark, mood.leaf[1], 0.7)), mood.season === 'winter' ? 0.85 : 0.6)
  }
}

/** An old olive tree: a split trunk and a light, silvery crown. */
export function oliveTree(brush: Brush, { x, foot, height, away = 0 }: Standing): void {
  const { canvas, mood } = brush
  const wood = mix(mix(mood.wood, mood.ink, 0.25), mood.haze, away)
  for (const [aside, reach] of [
    [-0.14, 0.1],
    [0.06, -0.02],
    [0.2, 0.07],
  ] as const) {
    const path = `M${n(x + reach * height * 0.4)} ${n(foot)}C${n(x + aside * height * 0.1)} ${n(foot - height * 0.2)} ${n(x - aside * height * 0.4)} ${n(foot - height * 0.3)} ${n(x + aside * height)} ${n(foot - height * 0.55)}`
    canvas.line(path, wood, height * 0.055)
  }
  const silver = {
    ...mood,
    leaf: [mix(mood.leaf[0], '#6C7F73', 0.35), mix(mood.leaf[1], '#A9B8A6', 0.45), mix(mood.leaf[2], '#DDE3D2', 0.5)],
  } as const
  for (const aside of [-0.26, 0.24, 0]) {
    crown(
      { ...brush, mood: silver },
      x + aside * height,
      foot - height * (0.62 + (aside === 0 ? 0.1 : 0)),
      height * 0.3,
      height * 0.24,
      away,
    )
  }
  canvas.oval(x, foot, height * 0.42, height * 0.025, mood.leaf[0], 0.3 * (1 - away))
}

/** A wood far away, as a soft line of crowns. */
export function treeline({ canvas, mood, random }: Brush, line: Crest, high: number, away: number): void {
  const { width } = sheet
  for (const { tint, up, size } of [
    { tint: mix(mood.leaf[0], mood.haze, away), up: 0.45, size: 0.62 },
    { tint: mix(mix(mood.leaf[0], mood.leaf[1], 0.6), mood.haze, away), up: 0.25, size: 0.46 },
    { tint: mix(mood.leaf[1], mood.haze, away), up: 0.15, size: 0.28 },
  ]) {
    for (let x = -40; x < width + 40; x += high * span(random, 0.3, 0.75)) {
      const tall = high * span(random, 0.6, 1.1)
      canvas.oval(x, line(x) - tall * up, high * size * span(random, 0.7, 1.1), tall * size * 1.1, tint)
    }
  }
}

/** A branch with leaves that reaches into the picture from above, near and dark. */
export function overhang({ canvas, mood, random }: Brush, reach: number, drop: number): void {
  const tint = mix(mood.leaf[0], mood.ink, 0.25)
  for (let branch = 0; branch < 6; branch++) {
    const [x, y] = [-30, span(random, -40, drop * 0.5)]
    const [endX, endY] = [reach * span(random, 0.5, 1), y + drop * span(random, 0.2, 0.75)]
    canvas.line(`M${x} ${n(y)}Q${n(endX * 0.6)} ${n(y)} ${n(endX)} ${n(endY)}`, mix(mood.wood, mood.ink, 0.5), 5)
    for (let leaf = 0; leaf < 26; leaf++) {
      const part = span(random, 0.15, 1)
      const at = { x: x + (endX - x) * part, y: y + (endY - y) * part ** 1.7 }
      const angle = span(random, -10, 120)
      const shade = random.chance(0.3) ? mix(tint, mood.leaf[1], 0.6) : tint
      canvas.moved(`translate(${n(at.x)} ${n(at.y)}) rotate(${n(angle)})`, () =>
        canvas.fill('M0 0C14 -15 40 -15 58 0C40 13 14 13 0 0z', shade),
      )
    }
  }
}

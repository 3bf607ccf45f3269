import type { Random } from '../random.ts'
import { type Canvas, mix, n, sheet } from './canvas.ts'
import type { Mood } from './moods.ts'

/** What every part of a scene is drawn with. */
export interface Brush {
  readonly canvas: Canvas
  readonly mood: Mood
  readonly random: Random
}

/** How high something stands over each place. */
export type Crest = (x: number) => number

const { width, height } = sheet

/** A number in a range. */
export function span(random: Random, low: number, high: number): number {
  return low + random.next() * (high - low)
}

/** A sky that pales towards the horizon: with sun or moon, clouds, and stars at night. */
export function sky({ canvas, mood, random }: Brush, { horizon, sunAt }: { horizon: number; sunAt: { x: number; y: number } }): void {
  const [top, middle, bottom] = mood.sky
  const paint = canvas.shade([
    [0, top],
    [0.55, middle],
    [1, bottom],
  ])
  canvas.box(0, 0, width, horizon + 40, paint)
  canvas.box(0, horizon + 38, width, height, bottom)
  if (isNight(mood)) {
    for (let count = 90; count > 0; count--) {
      canvas.disc(span(random, 0, width), span(random, 0, horizon * 0.8), span(random, 0.8, 2.4), '#FFF8E4', span(random, 0.25, 0.9))
    }
  }
  canvas.glow(sunAt.x, sunAt.y, isNight(mood) ? 260 : 620, mood.sun, isNight(mood) ? 0.5 : 0.95)
  canvas.disc(sunAt.x, sunAt.y, isNight(mood) ? 38 : 58, mood.sun, 0.95)
  clouds({ canvas, mood, random }, horizon)
}

export function isNight({ sky: [top] }: Mood): boolean {
  return Number.parseInt(top.slice(1, 3), 16) < 0x30
}

/** Long thin clouds, lit from below. */
function clouds({ canvas, mood, random }: Brush, horizon: number): void {
  const paint = canvas.shade([
    [0, mix(mood.sky[2], '#FFFFFF', 0.4), 0.85],
    [1, mood.sky[2], 0],
  ])
  for (let bank = 0; bank < 4; bank++) {
    const [x, y] = [span(random, -100, width), span(random, horizon * 0.12, horizon * 0.7)]
    const reach = span(random, 160, 380)
    for (let puff = 0; puff < 7; puff++) {
      const aside = span(random, -1, 1)
      const high = (1 - Math.abs(aside)) * span(random, 22, 46) + 8
      canvas.oval(x + aside * reach, y - high * 0.3, span(random, 70, 160), high, paint, isNight(mood) ? 0.12 : 0.5)
    }
  }
}

/** A crest of long waves. */
export function crest(random: Random, base: number, high: number): Crest {
  const waves = [0.55, 1.25, 2.6].map((frequency) => ({
    frequency: (frequency * span(random, 0.8, 1.25) * 2 * Math.PI) / width,
    phase: random.next() * 2 * Math.PI,
    size: high / (1 + frequency),
  }))
  return (x) => waves.reduce((y, wave) => y + wave.size * Math.sin(wave.frequency * x + wave.phase), base)
}

/** A crest of peaks and ridges. */
export function peaks(random: Random, base: number, high: number): Crest {
  const points: { readonly x: number; readonly y: number }[] = []
  for (let x = -120; x < width + 260; x += span(random, 90, 240)) {
    const isPeak = points.length % 2 === 1
    points.push({ x, y: base - (isPeak ? high * span(random, 0.55, 1) : high * span(random, 0, 0.3)) })
  }
  return (x) => {
    const index = points.findIndex((point) => point.x > x)
    const left = points[index - 1] ?? { x: x - 1, y: base }
    const right = points[index] ?? { x: x + 1, y: base }
    const part = (x - left.x) / (right.x - left.x)
    const rough = 7 * Math.sin(x / 11) + 5 * Math.sin(x / 5.3 + 2)
    return left.y + (right.y - left.y) * part + rough
  }
}

/** Everything below a crest. */
export function below(line: Crest, step = 8): string {
  let path = `M-20 ${n(line(-20))}`
  for (let x = -20 + step; x <= width + 20; x += step) path += `L${x} ${n(line(x))}`
  return `${path}V${height + 20}H-20z`
}

/** Hills that sink into haze at their foot. */
export function hills({ canvas, mood }: Brush, line: Crest, tint: string, fading = 0.7): void {
  const paint = canvas.shade([
    [0, tint],
    [0.55, mix(tint, mood.haze, fading)],
    [1, mix(tint, mood.haze, fading)],
  ])
  canvas.fill(below(line), paint)
}

/** The colour of land so far in front, from 0 (the horizon) to 1. */
export function landTone({ land: [far, middle, near] }: Mood, part: number): string {
  return part < 0.5 ? mix(far, middle, part * 2) : mix(middle, near, part * 2 - 1)
}

/** Range behind range, palest far away. */
export function ranges(brush: Brush, from: number, to: number, count: number, high = 60): void {
  for (let index = 0; index < count; index++) {
    const part = count === 1 ? 0 : index / (count - 1)
    const line = crest(brush.random, from + (to - from) * part, high)
    hills(brush, line, mix(landTone(brush.mood, part * 0.6), brush.mood.haze, 0.45 - part * 0.35))
  }
}

/** Water from a shore down, with a path of light on it. */
export function water({ canvas, mood, random }: Brush, shore: number, sunX: number, foot: number = height): void {
  const [far, near] = mood.water
  const paint = canvas.shade([
    [0, far],
    [1, near],
  ])
  canvas.box(0, shore, width, foot - shore, paint)
  const deep = foot - shore
  for (let count = 150; count > 0; count--) {
    const part = random.next() ** 1.7
    const y = shore + 5 + part * deep
    const reach = span(random, 14, 40) + part * 110
    const inLight = random.chance(0.45)
    const x = inLight ? sunX + span(random, -1, 1) * (40 + part * 190) : span(random, -60, width)
    const colour = inLight ? mood.sun : random.chance(0.5) ? mix(near, mood.ink, 0.25) : mix(far, '#FFFFFF', 0.25)
    canvas.oval(x, y, reach, 1.2 + part * 3.2, colour, inLight ? 0.7 : 0.28)
  }
}

/** A meadow in front: blades and flowers, smaller the farther up. */
export function meadow({ canvas, mood, random }: Brush, top: number, flowers = 70): void {
  const [dark, middle, light] = mood.season === 'winter' ? ['#B9CAD3', '#DCE7EC', '#FFFFFF'] : mood.leaf
  const deep = height - top
  for (let count = 420; count > 0; count--) {
    const part = random.next()
    const [x, y] = [span(random, -20, width + 20), top + part * deep + 16]
    const tall = 10 + part * 46
    const lean = span(random, -0.4, 0.4) * tall
    const tint = random.pick([dark, middle, middle, light])
    canvas.line(`M${n(x)} ${n(y)}q${n(lean * 0.2)} ${n(-tall * 0.6)} ${n(lean)} ${n(-tall)}`, tint, 1.2 + part * 2.6, 0.5)
  }
  if (mood.season === 'winter') return
  for (let count = flowers; count > 0; count--) {
    const part = random.next() ** 0.8
    const [x, y] = [span(random, -10, width + 10), top + part * deep]
    flower({ canvas, mood, random }, x, y, 3 + part * 12)
  }
}

/** A small round flower seen from the side it opens to. */
export function flower({ canvas, mood, random }: Brush, x: number, y: number, size: number): void {
  const tint = random.pick(mood.petals)
  for (let petal = 0; petal < 5; petal++) {
    const angle = (petal / 5) * 2 * Math.PI + random.next()
    canvas.disc(x + Math.cos(angle) * size * 0.5, y + Math.sin(angle) * size * 0.42, size * 0.52, mix(tint, '#FFFFFF', petal * 0.06))
  }
  canvas.disc(x, y, size * 0.28, mix(mood.petals[2], mood.lamp, 0.6))
}

/** A darker rim of the picture, which leads the eye inwards. */
export function vignette({ canvas, mood }: Brush, strength = 0.28): void {
  const side = canvas.shade(
    [
      [0, mood.ink, strength],
      [0.22, mood.ink, 0],
      [0.8, mood.ink, 0],
      [1, mood.ink, strength],
    ],
    true,
  )
  const foot = canvas.shade([
    [0, mood.ink, strength * 0.3],
    [0.2, mood.ink, 0],
    [0.72, mood.ink, 0],
    [1, mood.ink, strength],
  ])
  canvas.box(0, 0, width, height, side)
  canvas.box(0, 0, width, height, foot)
}

/** Snow in the air. */
export function snowfall({ canvas, mood, random }: Brush): void {
  if (mood.season !== 'winter') return
  for (let count = 150; count > 0; count--) {
    canvas.disc(span(random, 0, width), span(random, 0, height), span(random, 1.5, 6), '#FFFFFF', span(random, 0.3, 0.85))
  }
}

import { mix, sheet } from './canvas.ts'
import { couple } from './festive.ts'
import { type Brush, crest, hills, landTone, meadow, span, vignette } from './land.ts'
import { overhang, treeline, trunk } from './trees.ts'

const { width, height } = sheet

/** A clearing in a wood: chairs in the grass, light that falls between trunks. */
export function clearing(brush: Brush): void {
  const { canvas, mood, random } = brush
  canvas.box(
    0,
    0,
    width,
    height,
    canvas.shade([
      [0, mix(mood.leaf[1], mood.haze, 0.55)],
      [0.5, mix(mood.sun, mood.haze, 0.5)],
      [1, mood.land[2]],
    ]),
  )
  canvas.glow(820, 430, 700, mood.sun, 1)
  for (const [away, count, thick] of [
    [0.72, 16, 13],
    [0.5, 12, 22],
    [0.26, 8, 34],
  ] as const) {
    treeline(brush, () => 300 - away * 120, 260 - away * 90, away)
    for (let index = 0; index < count; index++) {
      const x = (index / count) * (width + 100) + span(random, -50, 50)
      if (Math.abs(x - 820) < 120 + (1 - away) * 200) continue
      trunk(brush, x, 760 + (1 - away) * 90, 820, thick * span(random, 0.8, 1.2), away)
    }
  }
  for (let ray = 0; ray < 6; ray++) {
    const x = 560 + ray * 110
    canvas.fill(
      `M${x} 0L${x + 60} 0L${x - 150 + ray * 30} 900L${x - 330 + ray * 30} 900z`,
      canvas.shade([
        [0, mood.sun, 0.5],
        [1, mood.sun, 0],
      ]),
      0.55,
    )
  }
  hills(brush, crest(random, 790, 10), landTone(mood, 0.55), 0.25)
  canvas.fill('M760 786L700 1230H1010L880 786z', mix(mood.linen, mood.haze, 0.4), 0.75)
  for (let row = 0; row < 4; row++) {
    const [y, size] = [868 + row * 84, 0.55 + row * 0.25]
    for (const side of [-1, 1]) bench(brush, 820 + side * (250 + row * 62), y, 270 * size, 74 * size)
  }
  meadow(brush, 860, 90)
  couple(brush, 820, 850, 230)
  overhang(brush, 520, 300)
  vignette(brush, 0.35)
}

/** A bench seen from behind. */
function bench({ canvas, mood }: Brush, x: number, foot: number, wide: number, tall: number): void {
  const [light, dark] = [mix(mood.wood, mood.linen, 0.35), mix(mood.wood, mood.ink, 0.3)]
  for (const side of [-1, 1]) canvas.box(x + side * wide * 0.44 - 5, foot - tall, 10, tall, dark)
  for (const part of [1, 0.74, 0.48]) canvas.box(x - wide / 2, foot - tall * part, wide, tall * 0.17, light, { radius: 3 })
  canvas.oval(x, foot, wide * 0.52, tall * 0.09, mood.ink, 0.2)
}

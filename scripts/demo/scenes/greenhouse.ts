import { mix, n } from './canvas.ts'
import { bloomingBush, couple } from './festive.ts'
import { ground, path } from './grounds.ts'
import { type Brush, meadow, sky, snowfall, span, vignette } from './land.ts'
import { treeline } from './trees.ts'

/** A greenhouse full of plants, lit from within. */
export function greenhouse(brush: Brush): void {
  const { canvas, mood, random } = brush
  sky(brush, { horizon: 720, sunAt: { x: span(random, 280, 460), y: span(random, 200, 320) } })
  treeline(brush, () => 720, 190, 0.45)
  treeline(brush, () => 790, 130, 0.2)
  ground(brush, 800, 0.6)
  const frame = mix(mood.linen, mood.leaf[0], 0.12)
  const glassy = canvas.shade([
    [0, mix(mood.sky[1], '#FFFFFF', 0.35), 0.75],
    [1, mix(mood.lamp, '#FFFFFF', 0.3), 0.55],
  ])
  const house = 'M330 870V560Q340 330 800 270Q1260 330 1270 560V870z'
  canvas.glow(800, 640, 640, mood.lamp, 0.2 + mood.lit * 0.5)
  canvas.fill(house, mix(mood.leaf[1], mood.lamp, 0.4), 0.5)
  canvas.within(house, () => {
    for (const [x, high] of [
      [420, 190],
      [560, 150],
      [1040, 160],
      [1180, 210],
      [800, 120],
    ] as const)
      bloomingBush(brush, x, 870 - high * 0.55, 110, high * 0.75, 9)
    for (const x of [470, 700, 900, 1130]) {
      for (let frond = 0; frond < 7; frond++)
        canvas.line(
          `M${x} 420q${(frond - 3) * 22} 20 ${(frond - 3) * 34} ${110 - Math.abs(frond - 3) * 16}`,
          random.pick([mood.leaf[0], mood.leaf[1], mood.leaf[2]]),
          9,
        )
      canvas.line(`M${x} 300V430`, mood.ink, 2.5, 0.5)
      canvas.fill(`M${x - 26} 412h52l-10 34h-32z`, mood.roof)
    }
  })
  canvas.fill(house, glassy, 0.55)
  for (let bar = 0; bar <= 10; bar++) {
    const x = 330 + bar * 94
    const top = 560 - (1 - ((x - 800) / 470) ** 2) * 280
    canvas.line(`M${x} 870V${n(Math.max(276, top))}`, frame, bar % 5 === 0 ? 11 : 6)
  }
  for (const y of [430, 560, 720]) canvas.line(`M${n(y === 430 ? 420 : 330)} ${y}H${n(y === 430 ? 1180 : 1270)}`, frame, 7)
  canvas.line(house.slice(0, -1), frame, 15)
  canvas.line('M800 270v-66', frame, 9)
  canvas.disc(800, 196, 13, frame)
  canvas.fill(
    'M700 870V640a100 100 0 0 1 200 0V870z',
    canvas.shade([
      [0, mix(mood.lamp, '#FFFFFF', 0.6)],
      [1, mood.lamp],
    ]),
    0.9,
  )
  canvas.line('M700 870V640a100 100 0 0 1 200 0V870M800 870V540', frame, 10)
  path(brush, 800, 872, 190)
  for (const side of [-1, 1])
    for (const row of [0, 1, 2]) bloomingBush(brush, 800 + side * (260 + row * 180), 930 + row * 70, 120 + row * 30, 62 + row * 18, 15)
  meadow(brush, 1010, 40)
  couple(brush, 800, 960, 250)
  snowfall(brush)
  vignette(brush, 0.25)
}

import { mix, sheet } from './canvas.ts'
import { bloomingBush, couple, stringLights } from './festive.ts'
import { type Brush, sky, span, vignette } from './land.ts'
import { roundTable } from './roundTable.ts'

const { width } = sheet

/** A roof terrace over a town when its windows light up. */
export function rooftop(brush: Brush): void {
  const { canvas, mood, random } = brush
  sky(brush, { horizon: 760, sunAt: { x: span(random, 1050, 1250), y: 430 } })
  for (const [away, base] of [
    [0.6, 470],
    [0.35, 570],
  ] as const) {
    for (let x = -30; x < width; ) {
      const wide = span(random, 70, 170)
      const tall = span(random, 120, 330) * (1.1 - away * 0.4)
      canvas.box(x, base + 190 - tall, wide, 500 + tall, mix(mix(mood.wall[1], mood.ink, 0.4), mood.haze, away))
      for (let pane = 0; pane < wide / 5; pane++) {
        if (random.chance(0.35 + mood.lit * 0.3))
          canvas.box(
            x + 8 + ((pane * 19) % (wide - 20)),
            base + 204 - tall + Math.floor((pane * 19) / (wide - 20)) * 26,
            8,
            13,
            mood.lamp,
            { opacity: 0.35 + mood.lit * 0.5 },
          )
      }
      x += wide + span(random, -6, 14)
    }
  }
  canvas.fill('M640 420Q800 210 960 420z', mix(mix(mood.roof, mood.ink, 0.1), mood.haze, 0.35))
  canvas.box(650, 418, 300, 200, mix(mix(mood.wall[0], mood.wall[1], 0.5), mood.haze, 0.35))
  canvas.line('M800 315V236', mix(mood.roof, mood.haze, 0.3), 8)
  canvas.box(
    0,
    810,
    width,
    410,
    canvas.shade([
      [0, mix(mood.wood, mood.lamp, 0.25)],
      [1, mix(mood.wood, mood.ink, 0.4)],
    ]),
  )
  for (let board = -12; board <= 12; board++) canvas.line(`M${800 + board * 78} 810L${800 + board * 180} 1220`, mood.ink, 2.5, 0.2)
  canvas.box(0, 690, width, 124, mood.sky[1], { opacity: 0.28 })
  canvas.box(0, 684, width, 12, mix(mood.ink, mood.wood, 0.3))
  for (let post = 0; post < 9; post++) canvas.box(post * 200 - 5, 690, 9, 124, mix(mood.ink, mood.wood, 0.3))
  for (const x of [80, 1520]) canvas.line(`M${x} 1010V240`, mix(mood.wood, mood.ink, 0.3), 14)
  for (let row = 0; row < 4; row++)
    stringLights(brush, { x: 80, y: 250 + row * 36 }, { x: 1520, y: 250 + ((row * 53) % 140) }, 60 + row * 40, 9)
  for (const [x, y, size] of [
    [330, 900, 96],
    [1290, 900, 96],
    [210, 1080, 140],
    [1400, 1080, 140],
  ] as const)
    roundTable(brush, x, y, size)
  for (const [x, size] of [
    [60, 76],
    [1545, 80],
    [560, 44],
    [1050, 44],
  ] as const)
    bloomingBush(brush, x, 800, size, size * 0.9, 10)
  couple(brush, 800, 1010, 330)
  vignette(brush, 0.35)
}

import { mix, n, sheet } from './canvas.ts'
import { bloomingBush, couple } from './festive.ts'
import { type Brush, sky, span, vignette } from './land.ts'
import { hipRoof, wall, windows } from './walls.ts'

const { width } = sheet

/** A city hall with columns, steps, flags and confetti in the air. */
export function cityHall(brush: Brush): void {
  const { canvas, mood, random } = brush
  sky(brush, { horizon: 900, sunAt: { x: span(random, 1180, 1400), y: 210 } })
  for (const [x, tall] of [
    [-30, 470],
    [190, 400],
    [1260, 430],
    [1440, 500],
  ] as const) {
    const block = { x, foot: 900, width: 230, height: tall }
    wall(brush, block, 0.45)
    hipRoof(brush, block, 70, 0.3, 6)
    windows(brush, block, 4, 3)
  }
  const main = { x: 380, foot: 890, width: 840, height: 450 }
  wall(brush, main)
  windows(brush, { ...main, foot: 870 }, 2, 7, { arched: true })
  canvas.box(
    540,
    440,
    520,
    450,
    canvas.shade([
      [0, mix(mood.wall[1], mood.ink, 0.18)],
      [1, mix(mood.wall[1], mood.ink, 0.05)],
    ]),
  )
  windows(brush, { x: 560, foot: 880, width: 480, height: 400 }, 1, 3, { arched: true, from: 0.1 })
  const column = canvas.shade(
    [
      [0, mix(mood.wall[0], mood.wall[1], 0.3)],
      [0.3, mix(mood.wall[0], '#FFFFFF', 0.6)],
      [1, mood.wall[1]],
    ],
    true,
  )
  for (let index = 0; index < 6; index++) {
    const x = 552 + index * 95
    canvas.box(x - 22, 452, 44, 440, column)
    canvas.box(x - 32, 440, 64, 20, mood.wall[0])
    canvas.box(x - 32, 872, 64, 20, mood.wall[0])
  }
  canvas.box(510, 396, 580, 48, mix(mood.wall[0], '#FFFFFF', 0.3))
  canvas.fill(
    'M490 398L800 262L1110 398z',
    canvas.shade(
      [
        [0, mix(mood.wall[0], '#FFFFFF', 0.4)],
        [1, mood.wall[1]],
      ],
      true,
    ),
  )
  canvas.fill('M556 384L800 284L1044 384z', mix(mood.wall[1], mood.wall[0], 0.3))
  canvas.disc(800, 346, 26, mood.wall[0])
  for (const x of [450, 1150]) {
    canvas.line(`M${x} 440V210`, mood.ink, 5)
    canvas.fill(`M${x} 214c40 -20 60 18 104 0v60c-44 18 -64 -20 -104 0z`, mood.petals[2])
  }
  for (let step = 0; step < 7; step++)
    canvas.box(
      500 - step * 44,
      890 + step * 32,
      600 + step * 88,
      33,
      mix(mix(mood.wall[0], '#FFFFFF', 0.25), mood.wall[1], (step % 2) * 0.55 + step * 0.05),
    )
  canvas.box(
    0,
    1112,
    width,
    110,
    canvas.shade([
      [0, mood.wall[1]],
      [1, mix(mood.wall[1], mood.ink, 0.35)],
    ]),
  )
  canvas.fill('M730 890H870L960 1120H640z', mood.petals[2], 0.8)
  couple(brush, 800, 1e3, 320)
  for (const side of [-1, 1])
    for (const step of [0, 1]) bloomingBush(brush, 800 + side * (360 + step * 130), 960 + step * 110, 60 + step * 16, 64 + step * 16, 12)
  for (let count = 210; count > 0; count--) {
    const [x, y] = [800 + span(random, -1, 1) * 460, span(random, 520, 1100)]
    canvas.moved(`translate(${n(x)} ${n(y)}) rotate(${n(span(random, 0, 180))})`, () =>
      canvas.oval(0, 0, span(random, 5, 11), span(random, 3, 6), random.pick([...mood.petals, mood.lamp]), 0.9),
    )
  }
  vignette(brush, 0.22)
}

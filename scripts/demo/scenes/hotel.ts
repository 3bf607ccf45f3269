import { mix, n, sheet } from './canvas.ts'
import { car } from './car.ts'
import { bloomingBush, lantern } from './festive.ts'
import { type Brush, sky, snowfall, span, vignette } from './land.ts'
import { door, gable, hipRoof, wall, windows } from './walls.ts'

const { width } = sheet

/** A grand hotel on a square, awnings over its windows, an old car before it. */
export function hotel(brush: Brush): void {
  const { canvas, mood, random } = brush
  sky(brush, { horizon: 800, sunAt: { x: span(random, 240, 360), y: 180 } })
  for (const [x, tall] of [
    [-60, 480],
    [1380, 540],
  ] as const) {
    wall(brush, { x, foot: 940, width: 290, height: tall }, 0.4)
    hipRoof(brush, { x, foot: 940, width: 290, height: tall }, 90, 0.3, 5)
    windows(brush, { x, foot: 940, width: 290, height: tall }, 5, 4)
  }
  const main = { x: 250, foot: 950, width: 1110, height: 590 }
  wall(brush, main)
  hipRoof(brush, main, 150, 0.18, 16)
  for (let dormer = 0; dormer < 5; dormer++) {
    const block = { x: 360 + dormer * 200, foot: 354, width: 86, height: 74 }
    wall(brush, block)
    gable(brush, block, 40, 10)
    windows(brush, block, 1, 1, { arched: true })
  }
  for (const y of [540, 726]) canvas.box(244, y, 1122, 12, mix(mood.wall[0], '#FFFFFF', 0.4))
  windows(brush, { x: 260, foot: 760, width: 1090, height: 390 }, 2, 9, { from: 0.08 })
  const striped = (x: number, y: number, wide: number) => {
    for (let strip = 0; strip < 8; strip++) {
      const left = x - wide / 2 + (wide * strip) / 8
      canvas.fill(
        `M${n(left + 6)} ${y}H${n(left + wide / 8 + 4)}L${n(left + wide / 8 - (strip < 4 ? 4 : -4))} ${y + 44}q${n(-wide / 16)} 16 ${n(-wide / 8)} 0z`,
        strip % 2 ? mood.linen : mood.petals[2],
      )
    }
  }
  for (let column = 0; column < 9; column++) {
    const x = 320.5 + column * 121.1
    if (column !== 4) {
      striped(x, 500 - 84, 84)
      canvas.box(x - 44, 708, 88, 18, mood.ink, { opacity: 0.5 })
      bloomingBush(brush, x, 704, 40, 15, 5)
    }
  }
  windows(brush, { x: 260, foot: 942, width: 440, height: 200 }, 1, 4, { arched: true, from: 0.05 })
  windows(brush, { x: 910, foot: 942, width: 440, height: 200 }, 1, 4, { arched: true, from: 0.05 })
  door(brush, 805, 948, 130, 190)
  canvas.fill('M680 752H930L966 806H644z', mood.petals[2])
  canvas.box(644, 804, 322, 20, mix(mood.petals[2], mood.ink, 0.3))
  for (const x of [660, 950]) canvas.line(`M${x} 820V966`, mix(mood.lamp, mood.wood, 0.5), 8)
  canvas.box(
    0,
    974,
    width,
    240,
    canvas.shade([
      [0, mix(mood.wall[1], mood.haze, 0.4)],
      [1, mix(mood.wall[1], mood.ink, 0.3)],
    ]),
  )
  canvas.fill('M730 974H880L940 1220H640z', mood.petals[2], 0.85)
  for (const side of [-1, 1]) {
    bloomingBush(brush, 805 + side * 150, 930, 46, 54, 8)
    bloomingBush(brush, 805 + side * 520, 960, 90, 50, 12)
  }
  car(brush, 1130, 1120, 470)
  for (const x of [120, 520]) lantern(brush, x, 1130, 150)
  snowfall(brush)
  vignette(brush, 0.25)
}

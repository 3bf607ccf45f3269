import { mix, n } from './canvas.ts'
import { bloomingBush, lantern, stringLights } from './festive.ts'
import { ground, path } from './grounds.ts'
import { type Brush, meadow, ranges, sky, snowfall, span, vignette } from './land.ts'
import { roundTree, treeline } from './trees.ts'
import { gable, hipRoof, wall, windows } from './walls.ts'

/** A barn at evening, its door open, lamps from the gable to the trees. */
export function barn(brush: Brush): void {
  const { canvas, mood, random } = brush
  sky(brush, { horizon: 640, sunAt: { x: span(random, 220, 380), y: span(random, 300, 420) } })
  ranges(brush, 540, 640, 3, 60)
  treeline(brush, () => 690, 110, 0.3)
  ground(brush, 710, 0.6)
  const warm = { ...brush, mood: { ...mood, wall: [mix(mood.wood, '#FFFFFF', 0.16), mix(mood.wood, mood.ink, 0.38)] as const } }
  const side = { x: 940, foot: 806, width: 470, height: 230 }
  wall(warm, side)
  hipRoof(warm, side, 190, 0.12)
  const front = { x: 520, foot: 820, width: 440, height: 250 }
  wall(warm, front)
  gable(warm, front, 210, 30)
  for (let plank = 540; plank < 960; plank += 27)
    canvas.line(`M${plank} 820V${n(570 - Math.max(0, 200 - Math.abs(plank - 740) * 0.95))}`, mood.ink, 2, 0.22)
  canvas.glow(740, 700, 340, mood.lamp, 0.25 + mood.lit * 0.5)
  canvas.box(
    636,
    610,
    208,
    212,
    canvas.shade([
      [0, mix(mood.lamp, mood.wood, 0.3)],
      [1, mix(mood.lamp, '#FFFFFF', 0.25)],
    ]),
  )
  for (const x of [672, 740, 808]) canvas.disc(x, 648 + (x === 740 ? 14 : 0), 10, '#FFF7DC')
  canvas.box(690, 760, 100, 60, mood.linen)
  for (const [x, turn] of [
    [520, 1],
    [848, -1],
  ] as const) {
    canvas.box(x, 604, 112, 220, mix(mood.wood, mood.ink, 0.12))
    canvas.line(
      `M${x + 6} 610L${x + 106} 816M${x + (turn > 0 ? 106 : 6)} 610L${x + (turn > 0 ? 6 : 106)} 816M${x + 4} 608h104v212h-104z`,
      mix(mood.linen, mood.wood, 0.3),
      7,
      0.85,
    )
  }
  windows(warm, { x: 680, foot: 560, width: 120, height: 90 }, 1, 1)
  path(brush, 740, 826, 130)
  roundTree(brush, { x: 190, foot: 930, height: 640 })
  for (const [to, sag] of [
    [{ x: 700, y: 420 }, 60],
    [{ x: 600, y: 500 }, 40],
  ] as const)
    stringLights(brush, { x: 240, y: 500 }, to, sag, 8)
  stringLights(brush, { x: 860, y: 470 }, { x: 1640, y: 560 }, 90, 9)
  stringLights(brush, { x: 240, y: 560 }, { x: 1640, y: 700 }, 150, 9)
  meadow(brush, 900, 70)
  for (const x of [560, 930]) bloomingBush(brush, x, 830, 62, 46, 9)
  for (const [x, y] of [
    [430, 1010],
    [1060, 1010],
    [330, 1120],
    [1180, 1120],
  ] as const)
    lantern(brush, x, y, 110)
  snowfall(brush)
  vignette(brush, 0.35)
}

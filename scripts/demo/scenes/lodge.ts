import { mix } from './canvas.ts'
import { bloomingBush, lantern, stringLights } from './festive.ts'
import { ground, path } from './grounds.ts'
import { type Brush, hills, meadow, peaks, sky, snowfall, span, vignette } from './land.ts'
import { fir } from './trees.ts'
import { door, gable, stones, wall, windows } from './walls.ts'

/** A lodge in the snow, or in a high meadow, under steep mountains. */
export function lodge(brush: Brush): void {
  const { canvas, mood, random } = brush
  sky(brush, { horizon: 640, sunAt: { x: span(random, 1150, 1350), y: span(random, 160, 250) } })
  hills(brush, peaks(random, 520, 380), mix(mix(mood.leaf[0], mood.sky[0], 0.55), '#FFFFFF', mood.season === 'winter' ? 0.6 : 0.15), 0.8)
  hills(brush, peaks(random, 640, 240), mix(mix(mood.leaf[0], mood.sky[0], 0.3), mood.haze, 0.3), 0.7)
  for (let index = 0; index < 26; index++)
    fir(brush, { x: index * 66 + span(random, -20, 20), foot: 740, height: span(random, 110, 210), away: 0.45 })
  ground(brush, 740, 0.5)
  const timber = { ...brush, mood: { ...mood, wall: [mix(mood.wood, '#FFFFFF', 0.14), mix(mood.wood, mood.ink, 0.35)] as const } }
  const base = { x: 520, foot: 880, width: 620, height: 110 }
  wall(brush, base)
  stones(brush, base, 60)
  windows(brush, { ...base, height: 96 }, 1, 5)
  const upper = { x: 500, foot: 776, width: 660, height: 170 }
  wall(timber, upper)
  gable(timber, upper, 220, 60)
  for (let log = 626; log < 776; log += 25) canvas.line(`M500 ${log}H1160`, mood.ink, 2, 0.25)
  windows(timber, { x: 540, foot: 760, width: 580, height: 140 }, 1, 5, { shutters: mix(mood.leaf[0], mood.wood, 0.3) })
  windows(timber, { x: 690, foot: 580, width: 280, height: 120 }, 1, 3)
  canvas.box(470, 764, 720, 14, mix(mood.wood, mood.ink, 0.2))
  for (let rail = 480; rail < 1190; rail += 22) canvas.line(`M${rail} 764V716`, mix(mood.wood, mood.linen, 0.2), 5)
  canvas.box(470, 706, 720, 12, mix(mood.wood, mood.linen, 0.2))
  for (let x = 520; x < 1180; x += 84) bloomingBush(brush, x, 758, 38, 14, 5)
  door(brush, 830, 884, 84, 120)
  canvas.box(990, 360, 56, 130, mood.wall[1])
  for (let puff = 0; puff < 5; puff++) canvas.disc(1018 + puff * 26, 336 - puff * 44, 18 + puff * 9, '#FFFFFF', 0.34 - puff * 0.05)
  path(brush, 830, 890, 120)
  for (const [x, foot, tall] of [
    [150, 990, 520],
    [330, 930, 380],
    [40, 1110, 600],
    [1340, 940, 430],
    [1480, 1010, 560],
    [1240, 900, 290],
  ] as const)
    fir(brush, { x: x + span(random, -16, 16), foot, height: tall })
  stringLights(brush, { x: 330, y: 640 }, { x: 560, y: 640 }, 30, 7)
  stringLights(brush, { x: 1100, y: 640 }, { x: 1340, y: 640 }, 34, 7)
  meadow(brush, 960, 50)
  for (const side of [-1, 1]) lantern(brush, 830 + side * 190, 1e3, 100)
  snowfall(brush)
  vignette(brush)
}

import { mix, n, sheet } from './canvas.ts'
import { type Brush, crest, hills, landTone, ranges, sky, span, vignette } from './land.ts'
import { cypress } from './trees.ts'
import { hipRoof, wall, windows } from './walls.ts'

const { height } = sheet

/** Rows of vines that run towards the hills, with a farmhouse among cypresses. */
export function vineyard(brush: Brush): void {
  const { canvas, mood, random } = brush
  const sunAt = { x: span(random, 900, 1300), y: span(random, 250, 360) }
  sky(brush, { horizon: 620, sunAt })
  ranges(brush, 500, 640, 4, 70)
  const house = { x: span(random, 380, 560), foot: 668, width: 190, height: 92 }
  for (const [aside, tall] of [
    [-60, 150],
    [-24, 190],
    [214, 170],
    [252, 210],
    [290, 140],
  ] as const)
    cypress(brush, { x: house.x + aside, foot: 676, height: tall, away: 0.12 })
  wall(brush, house)
  hipRoof(brush, house, 50)
  windows(brush, house, 1, 4)
  const field = crest(random, 690, 16)
  hills(brush, field, landTone(mood, 0.6), 0.15)
  const [away, near] = [{ x: 760, y: 676 }, height + 40]
  for (let row = -13; row <= 13; row++) {
    const [topX, footX] = [away.x + row * 46, away.x + row * 265]
    canvas.fill(
      `M${n(topX - 6)} ${away.y}L${n(footX - 64)} ${near}H${n(footX + 64)}L${n(topX + 6)} ${away.y}z`,
      row % 2 ? landTone(mood, 0.72) : mix(landTone(mood, 0.5), mood.wood, 0.28),
      0.8,
    )
    for (let step = 0; step < 34; step++) {
      const part = (step / 34) ** 2.1
      const [x, y, size] = [topX + (footX - topX) * part, away.y + (near - away.y) * part, 7 + part * 74]
      canvas.oval(x + size * 0.1, y + size * 0.25, size * 0.9, size * 0.62, mix(mood.leaf[0], mood.haze, 0.35 - part * 0.35))
      canvas.oval(x - size * 0.1, y - size * 0.05, size * 0.66, size * 0.42, mix(mood.leaf[1], mood.haze, 0.3 - part * 0.3))
      canvas.oval(x - size * 0.26, y - size * 0.2, size * 0.34, size * 0.2, mix(mood.leaf[2], mood.haze, 0.2 - part * 0.2))
    }
  }
  vignette(brush, 0.22)
}

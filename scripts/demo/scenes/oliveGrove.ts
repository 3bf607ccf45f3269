import { mix } from './canvas.ts'
import { lantern, posy } from './festive.ts'
import { type Brush, crest, hills, landTone, meadow, ranges, sky, span, vignette } from './land.ts'
import { oliveTree } from './trees.ts'

/** Old olive trees on a dry meadow, a table set under the largest. */
export function oliveGrove(brush: Brush): void {
  const { canvas, mood, random } = brush
  sky(brush, { horizon: 600, sunAt: { x: span(random, 250, 500), y: span(random, 200, 320) } })
  ranges(brush, 520, 610, 3, 60)
  hills(brush, crest(random, 650, 12), mix(landTone(mood, 0.5), mood.lamp, 0.25), 0.3)
  for (const [x, foot, tall, away] of [
    [180, 700, 190, 0.4],
    [470, 690, 170, 0.45],
    [800, 700, 200, 0.4],
    [1420, 705, 190, 0.38],
    [1120, 690, 160, 0.45],
    [90, 800, 330, 0.15],
    [650, 790, 290, 0.2],
  ] as const) {
    oliveTree(brush, { x: x + span(random, -30, 30), foot, height: tall, away })
  }
  meadow(brush, 820, 40)
  oliveTree(brush, { x: 1180, foot: 1010, height: 760 })
  const table = { x: 640, y: 930 }
  canvas.oval(table.x + 190, 1046, 330, 26, mood.leaf[0], 0.35)
  canvas.box(
    table.x,
    table.y,
    400,
    96,
    canvas.shade([
      [0, mood.linen],
      [1, mood.wall[1]],
    ]),
  )
  canvas.box(table.x - 8, table.y - 12, 416, 18, '#FFFFFF', { radius: 6, opacity: 0.95 })
  for (const aside of [70, 200, 330]) posy(brush, table.x + aside, table.y - 44, 42)
  for (const aside of [-30, 130, 265, 425]) lantern(brush, table.x + aside, 1050, 84)
  vignette(brush)
}

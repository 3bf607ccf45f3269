import { mix, n, sheet } from './canvas.ts'
import { type Brush, below, crest, landTone } from './land.ts'

const { height } = sheet

/** A path that comes towards the one who looks. */
export function path({ canvas, mood }: Brush, x: number, top: number, wide: number): void {
  canvas.fill(
    `M${n(x - wide / 2)} ${top}C${n(x - wide)} ${top + 120} ${n(x - wide * 0.6)} ${top + 220} ${n(x - wide * 2.6)} ${height + 20}H${n(x + wide * 2.6)}C${n(x + wide * 1.4)} ${top + 220} ${n(x + wide)} ${top + 120} ${n(x + wide / 2)} ${top}z`,
    canvas.shade([
      [0, mix(mood.wall[0], mood.haze, 0.3)],
      [1, mix(mood.wall[0], mood.wood, 0.2)],
    ]),
  )
}

/** What everything stands on, from a line near the horizon down. */
export function ground(brush: Brush, y: number, part = 0.7): void {
  const { canvas, mood, random } = brush
  canvas.fill(
    below(crest(random, y, 6)),
    canvas.shade([
      [0, landTone(mood, part)],
      [1, mix(landTone(mood, 1), mood.ink, 0.18)],
    ]),
  )
}

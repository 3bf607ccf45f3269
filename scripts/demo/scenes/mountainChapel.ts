import { mix, n, sheet } from './canvas.ts'
import { type Brush, below, crest, hills, landTone, meadow, peaks, sky, span, vignette } from './land.ts'
import { fir, treeline } from './trees.ts'
import { door, gable, hipRoof, wall, windows } from './walls.ts'

const { width } = sheet

/** A chapel on a ridge before high mountains. */
export function mountainChapel(brush: Brush): void {
  const { canvas, mood, random } = brush
  sky(brush, { horizon: 660, sunAt: { x: span(random, 250, 520), y: span(random, 180, 270) } })
  for (const [base, high, away] of [
    [560, 400, 0.62],
    [640, 300, 0.4],
  ] as const) {
    const line = peaks(random, base, high)
    hills(brush, line, mix(mix(mood.leaf[0], mood.sky[0], 0.45), mood.haze, away), 0.75)
    const snow = (x: number) => Math.max(line(x), Math.min(line(x) + 60 + 34 * Math.sin(x / 26) + 22 * Math.sin(x / 9), base - high * 0.3))
    let path = ''
    for (let x = -20; x <= width + 20; x += 8) path += `${x === -20 ? 'M' : 'L'}${x} ${n(Math.min(line(x), snow(x)))}`
    for (let x = width + 20; x >= -20; x -= 8) path += `L${x} ${n(snow(x))}`
    canvas.fill(`${path}z`, '#FFFFFF', 0.75)
  }
  const slope = crest(random, 760, 26)
  treeline(brush, (x) => slope(x) + 10, 60, 0.35)
  hills(brush, slope, landTone(mood, 0.6), 0.2)
  const at = span(random, 820, 960)
  const nave = { x: at, foot: 862, width: 250, height: 150 }
  wall(brush, nave)
  hipRoof(brush, nave, 96, 0.25)
  windows(brush, nave, 1, 3, { arched: true })
  const front = { x: at - 130, foot: 868, width: 138, height: 250 }
  wall(brush, front)
  gable(brush, front, 150, 16)
  canvas.line(`M${n(at - 61)} ${n(868 - 250 - 160)}v-56m-18 20h36`, mood.ink, 6)
  door(brush, at - 61, 868, 54, 96)
  windows(brush, { ...front, x: at - 130, foot: 740 }, 1, 1, { arched: true })
  canvas.fill(
    below(crest(random, 880, 10)),
    canvas.shade([
      [0, landTone(mood, 0.75)],
      [1, mix(landTone(mood, 1), mood.ink, 0.2)],
    ]),
  )
  canvas.fill(
    `M${n(at - 90)} 878C${n(at - 140)} 960 ${n(at + 40)} 1010 ${n(at - 160)} 1220H${n(at + 190)}C${n(at + 260)} 1040 ${n(at - 40)} 960 ${n(at - 36)} 878z`,
    mix(mood.wall[0], mood.haze, 0.4),
    0.85,
  )
  for (const [x, foot, tall] of [
    [140, 960, 360],
    [270, 930, 270],
    [60, 1060, 470],
    [1390, 930, 300],
    [1510, 1000, 430],
    [1300, 900, 210],
  ] as const)
    fir(brush, { x: x + span(random, -20, 20), foot, height: tall, away: 0.1 })
  meadow(brush, 960, 60)
  vignette(brush)
}

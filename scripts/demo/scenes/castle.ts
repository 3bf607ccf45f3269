import { mix, sheet } from './canvas.ts'
import { type Brush, below, landTone, meadow, ranges, sky, snowfall, span, vignette, water } from './land.ts'
import { cypress, overhang, treeline } from './trees.ts'
import { door, hipRoof, tower, wall, windows } from './walls.ts'

const { width } = sheet

/** A castle with round towers over its lake. */
export function castle(brush: Brush): void {
  const { canvas, mood, random } = brush
  const sunX = span(random, 1080, 1320)
  sky(brush, { horizon: 640, sunAt: { x: sunX, y: span(random, 220, 330) } })
  ranges(brush, 520, 610, 3, 70)
  treeline(brush, () => 690, 120, 0.35)
  const draw = () => {
    wall(brush, { x: 520, foot: 720, width: 480, height: 220 })
    hipRoof(brush, { x: 520, foot: 720, width: 480, height: 220 }, 120, 0.3)
    windows(brush, { x: 540, foot: 712, width: 440, height: 190 }, 2, 6)
    const front = { x: 680, foot: 724, width: 160, height: 290 }
    wall(brush, front)
    hipRoof(brush, front, 130, 0.5, 10)
    windows(brush, { ...front, foot: 600, height: 160 }, 1, 2, { arched: true })
    door(brush, 760, 724, 56, 96)
    tower(brush, { x: 440, foot: 726, width: 110, height: 330 }, 190)
    tower(brush, { x: 974, foot: 726, width: 110, height: 290 }, 170)
    tower(brush, { x: 590, foot: 500, width: 60, height: 110 }, 120)
  }
  draw()
  canvas.fill(
    below((x) => 722 + 4 * Math.sin(x / 60)),
    landTone(mood, 0.6),
  )
  for (const x of [300, 380, 1130, 1210, 1290]) cypress(brush, { x, foot: 742, height: span(random, 130, 210), away: 0.1 })
  water(brush, 760, sunX)
  canvas.within(`M0 762H${width}V1010H0z`, () => canvas.moved('translate(0 1478) scale(1 -0.98)', draw))
  const film = canvas.shade([
    [0, mood.water[0], 0.5],
    [1, mood.water[1], 0.92],
  ])
  canvas.box(0, 760, width, 260, film)
  for (let count = 70; count > 0; count--)
    canvas.oval(span(random, 300, 1250), span(random, 775, 1010), span(random, 30, 120), 2, mood.water[0], 0.4)
  canvas.fill(
    `M-20 1220V1010C240 960 520 1040 760 1090C1000 1130 1300 1080 1620 1010V1220z`,
    canvas.shade([
      [0, landTone(mood, 0.8)],
      [1, mix(landTone(mood, 1), mood.ink, 0.3)],
    ]),
  )
  meadow(brush, 1060, 90)
  overhang(brush, 460, 260)
  snowfall(brush)
  vignette(brush)
}

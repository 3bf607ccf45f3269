import { mix } from './canvas.ts'
import { couple, lantern, posy } from './festive.ts'
import { ground, path } from './grounds.ts'
import { type Brush, meadow, ranges, sky, span, vignette } from './land.ts'
import { roundTree, treeline } from './trees.ts'

/** A marquee on a lawn, its sides open, lamps within. */
export function marquee(brush: Brush): void {
  const { canvas, mood, random } = brush
  sky(brush, { horizon: 680, sunAt: { x: span(random, 1150, 1350), y: span(random, 220, 340) } })
  ranges(brush, 560, 640, 3, 50)
  treeline(brush, () => 720, 150, 0.35)
  ground(brush, 740, 0.55)
  canvas.glow(780, 720, 700, mood.lamp, 0.25 + mood.lit * 0.4)
  canvas.fill(
    'M260 620H1300V880H260z',
    canvas.shade([
      [0, mix(mood.lamp, mood.wood, 0.45)],
      [1, mix(mood.lamp, '#FFFFFF', 0.15)],
    ]),
  )
  for (let table = 0; table < 5; table++) {
    const x = 380 + table * 200
    canvas.oval(x, 812, 78, 16, mood.linen)
    canvas.fill(`M${x - 78} 812q10 60 6 70h144q-4 -10 6 -70z`, mix(mood.linen, mood.wall[1], 0.35))
    posy(brush, x, 774, 42)
  }
  for (let lamp = 0; lamp < 6; lamp++) canvas.disc(350 + lamp * 172, 680 + (lamp % 2) * 24, 15, '#FFF8E0')
  const cloth = (lit: number) =>
    canvas.shade([
      [0, mix(mood.linen, '#FFFFFF', 0.7)],
      [1, mix(mood.linen, mood.wall[1], lit)],
    ])
  const tops = [440, 780, 1120]
  for (const [index, x] of tops.entries()) {
    canvas.fill(
      `M${x - 200} 626Q${x - 60} 560 ${x} 380Q${x + 60} 560 ${x + 200} 626Q${x + 100} 650 ${x} 628Q${x - 100} 650 ${x - 200} 626z`,
      cloth(0.55 + index * 0.12),
    )
    canvas.fill(`M${x} 380Q${x + 60} 560 ${x + 200} 626Q${x + 110} 648 ${x + 40} 634Q${x + 20} 500 ${x} 380z`, mood.wall[1], 0.4)
    canvas.line(`M${x} 384V330`, mood.wood, 6)
    canvas.fill(`M${x} 332c26 -12 36 10 62 0v30c-26 10 -36 -12 -62 0z`, mood.petals[2])
  }
  for (const x of [250, 610, 950, 1310]) {
    canvas.fill(`M${x - 26} 622Q${x - 4} 740 ${x - 30} 892H${x + 30}Q${x + 4} 740 ${x + 26} 622z`, cloth(0.4))
    canvas.line(`M${x - 12} 742h24`, mood.petals[2], 7)
  }
  for (const [from, to] of [
    [250, 60],
    [1310, 1500],
  ] as const)
    canvas.line(`M${from} 624L${to} 880`, mood.wood, 3, 0.7)
  path(brush, 780, 884, 150)
  meadow(brush, 910, 90)
  for (const side of [-1, 1]) for (const row of [0, 1]) lantern(brush, 780 + side * (150 + row * 150), 980 + row * 130, 90 + row * 34)
  roundTree(brush, { x: 1470, foot: 960, height: 560 })
  couple(brush, 790, 1010, 260)
  vignette(brush)
}

import { mix } from './canvas.ts'
import { bloomingBush, posy, stringLights } from './festive.ts'
import { type Brush, ranges, sky, span, vignette } from './land.ts'
import { overhang, treeline } from './trees.ts'
import { door, hipRoof, stones, wall, windows } from './walls.ts'

/** A farm around its courtyard, a long table in the middle. */
export function farmCourt(brush: Brush): void {
  const { canvas, mood, random } = brush
  sky(brush, { horizon: 640, sunAt: { x: span(random, 640, 960), y: span(random, 200, 300) } })
  ranges(brush, 500, 600, 3, 70)
  treeline(brush, () => 650, 100, 0.4)
  const shutters = mix(mood.leaf[1], mood.sky[0], 0.3)
  const back = { x: 430, foot: 760, width: 740, height: 230 }
  wall(brush, back)
  stones(brush, back, 50)
  hipRoof(brush, back, 110, 0.2)
  windows(brush, back, 2, 6, { shutters })
  door(brush, 800, 762, 70, 110)
  canvas.fill(
    'M-20 400L470 560V900L-20 1010z',
    canvas.shade(
      [
        [0, mood.wall[1]],
        [1, mix(mood.wall[1], mood.wall[0], 0.4)],
      ],
      true,
    ),
  )
  canvas.fill(
    'M-20 380L500 566L440 470L-20 210z',
    canvas.shade([
      [0, mix(mood.roof, '#FFFFFF', 0.12)],
      [1, mix(mood.roof, mood.ink, 0.3)],
    ]),
  )
  for (const [x, y, size] of [
    [90, 680, 1.25],
    [300, 690, 0.95],
  ] as const)
    canvas.fill(
      `M${x - 60 * size} ${y + 260 * size - x * 0.09}V${y}a${60 * size} ${62 * size} 0 0 1 ${120 * size} ${20 * size}V${y + 236 * size - x * 0.1}z`,
      mix(mood.ink, mood.wood, 0.3),
      0.8,
    )
  canvas.fill(
    'M1620 420L1150 560V890L1620 1000z',
    canvas.shade(
      [
        [0, mood.wall[0]],
        [1, mix(mood.wall[0], mood.wall[1], 0.4)],
      ],
      true,
    ),
  )
  canvas.fill(
    'M1620 400L1120 566L1180 470L1620 240z',
    canvas.shade([
      [0, mix(mood.roof, '#FFFFFF', 0.2)],
      [1, mix(mood.roof, mood.ink, 0.2)],
    ]),
  )
  for (const x of [1240, 1400]) canvas.fill(`M${x} ${650 - (x - 1240) * 0.12}h70v${140 + (x - 1240) * 0.1}h-70z`, shutters)
  canvas.fill(
    'M-20 1220V1000L470 880H1150L1620 990V1220z',
    canvas.shade([
      [0, mix(mood.wall[0], mood.wood, 0.16)],
      [1, mix(mood.wall[1], mood.wood, 0.25)],
    ]),
  )
  canvas.fill('M430 760H1170L1150 890H470z', mix(mood.wall[0], mood.wood, 0.14))
  for (let cobble = 240; cobble > 0; cobble--)
    canvas.oval(span(random, 60, 1540), 800 + random.next() ** 0.7 * 400, span(random, 9, 22), span(random, 3, 7), mood.ink, 0.09)
  for (const [x, y, wide] of [
    [500, 770, 50],
    [700, 770, 40],
    [900, 770, 40],
    [1110, 770, 54],
    [60, 1010, 110],
    [1540, 1e3, 120],
  ] as const)
    bloomingBush(brush, x, y, wide, wide * 0.8, 12)
  for (const sag of [0, 1, 2])
    stringLights(brush, { x: 120 + sag * 170, y: 430 + sag * 60 }, { x: 1500 - sag * 170, y: 430 + sag * 60 }, 70, 9 - sag)
  canvas.fill(
    'M690 830H910L1090 1180H510z',
    canvas.shade([
      [0, mood.linen],
      [1, mix(mood.linen, '#FFFFFF', 0.6)],
    ]),
  )
  canvas.fill('M510 1180H1090V1220H510z', mood.wall[1])
  for (let row = 0; row < 6; row++) {
    const part = (row / 6) ** 1.4
    posy(brush, 800, 838 + part * 330, 22 + part * 52)
    for (const side of [-1, 1]) {
      const x = 800 + side * (90 + part * 150)
      canvas.oval(x, 856 + part * 330, 16 + part * 32, 6 + part * 13, '#FFFFFF')
      canvas.oval(x, 856 + part * 330, 10 + part * 21, 4 + part * 8, mood.wall[1], 0.5)
      canvas.box(
        800 + side * (170 + part * 230) - (12 + part * 24),
        800 + part * 320,
        24 + part * 48,
        60 + part * 90,
        mix(mood.wood, mood.linen, 0.2),
        { radius: 8 },
      )
    }
  }
  overhang(brush, 360, 190)
  vignette(brush)
}

import { mix, n, sheet } from './canvas.ts'
import { couple, stringLights } from './festive.ts'
import { type Brush, vignette } from './land.ts'
import { roundTable } from './roundTable.ts'

const { width, height } = sheet

/** A hall with beams, cloth below the roof and tables in rows. */
export function receptionHall(brush: Brush): void {
  const { canvas, mood } = brush
  const [light, shade] = mood.wall
  canvas.box(
    0,
    0,
    width,
    height,
    canvas.shade([
      [0, mix(mood.wood, mood.ink, 0.35)],
      [1, mix(shade, light, 0.4)],
    ]),
  )
  canvas.fill(
    'M420 240L800 60L1180 240V760H420z',
    canvas.shade([
      [0, mix(light, '#FFFFFF', 0.3)],
      [1, mix(light, shade, 0.5)],
    ]),
  )
  canvas.fill(
    'M420 240L-20 -120V1080L420 760z',
    canvas.shade(
      [
        [0, mix(shade, mood.ink, 0.2)],
        [1, mix(light, shade, 0.5)],
      ],
      true,
    ),
  )
  canvas.fill(
    'M1180 240L1620 -120V1080L1180 760z',
    canvas.shade(
      [
        [0, mix(light, shade, 0.3)],
        [1, mix(shade, mood.ink, 0.12)],
      ],
      true,
    ),
  )
  canvas.fill(
    'M600 760V420a200 190 0 0 1 400 0V760z',
    canvas.shade([
      [0, mood.sky[0]],
      [1, mood.sky[2]],
    ]),
  )
  canvas.glow(800, 520, 420, mood.sun, 0.6)
  canvas.line('M600 760V420a200 190 0 0 1 400 0V760M800 232V760M600 520H1000', mix(mood.wood, mood.ink, 0.25), 13)
  for (let drape = 0; drape < 5; drape++) {
    const part = drape / 5
    const [y, reach] = [190 - part * 280, 420 + part * 560]
    canvas.fill(
      `M${n(800 - reach)} ${n(y + 60)}Q${n(800 - reach * 0.45)} ${n(y + 150 + part * 110)} 800 ${n(y - 60)}Q${n(800 + reach * 0.45)} ${n(y + 150 + part * 110)} ${n(800 + reach)} ${n(y + 60)}L${n(800 + reach)} ${n(y + 20)}Q${n(800 + reach * 0.4)} ${n(y + 70)} 800 ${n(y - 110)}Q${n(800 - reach * 0.4)} ${n(y + 70)} ${n(800 - reach)} ${n(y + 20)}z`,
      mood.linen,
      0.75,
    )
    stringLights(brush, { x: 800 - reach, y: y + 90 }, { x: 800 + reach, y: y + 90 }, 60 + part * 90, 5 + part * 5)
  }
  for (const side of [-1, 1])
    for (const [aside, top, tall] of [
      [480, 330, 280],
      [660, 270, 420],
    ] as const) {
      const x = 800 + side * aside
      canvas.fill(
        `M${x - 42} ${top + tall}V${top + 40}a42 50 0 0 1 84 0V${top + tall}z`,
        canvas.shade([
          [0, mood.sky[0]],
          [1, mood.sky[2]],
        ]),
        0.85,
      )
    }
  canvas.fill(
    'M420 760H1180L1640 1110V1220H-40V1110z',
    canvas.shade([
      [0, mix(mood.wood, mood.lamp, 0.4)],
      [1, mix(mood.wood, mood.ink, 0.3)],
    ]),
  )
  for (let board = -9; board <= 9; board++) canvas.line(`M${800 + board * 42} 760L${800 + board * 200} 1220`, mood.ink, 2.4, 0.16)
  for (const [x, y, size] of [
    [570, 800, 56],
    [1030, 800, 56],
    [430, 880, 84],
    [1170, 880, 84],
    [240, 1010, 136],
    [1360, 1010, 136],
  ] as const)
    roundTable(brush, x, y, size)
  couple(brush, 800, 860, 210)
  vignette(brush, 0.35)
}

import { mix, n, sheet } from './canvas.ts'
import { candle, couple, posy } from './festive.ts'
import { type Brush, vignette } from './land.ts'

const { width, height } = sheet

/** The nave of a church: vaults, coloured glass, flowers at the pews. */
export function nave(brush: Brush): void {
  const { canvas, mood } = brush
  const [light, shade] = mood.wall
  canvas.box(
    0,
    0,
    width,
    height,
    canvas.shade([
      [0, mix(shade, mood.ink, 0.3)],
      [1, shade],
    ]),
  )
  for (let bay = 0; bay < 5; bay++) {
    const part = bay / 4
    const half = 900 - part * 610
    const [top, foot] = [-260 + part * 480, 1330 - part * 480]
    canvas.fill(
      `M${n(800 - half)} ${n(foot)}V${n(top + half * 1.05)}Q${n(800 - half * 0.9)} ${n(top + half * 0.25)} 800 ${n(top)}Q${n(800 + half * 0.9)} ${n(top + half * 0.25)} ${n(800 + half)} ${n(top + half * 1.05)}V${n(foot)}z`,
      mix(mix(shade, mood.ink, 0.22), light, 0.25 + part * 0.6),
    )
    const inner = half * 0.9
    canvas.line(
      `M${n(800 - inner)} ${n(foot)}V${n(top + half * 1.05)}Q${n(800 - inner * 0.9)} ${n(top + half * 0.32)} 800 ${n(top + half * 0.1)}Q${n(800 + inner * 0.9)} ${n(top + half * 0.32)} ${n(800 + inner)} ${n(top + half * 1.05)}V${n(foot)}`,
      mix(light, '#FFFFFF', 0.25),
      30 - part * 17,
    )
    if (bay === 4) continue
    for (const side of [-1, 1]) {
      const x = 800 + side * half * 0.83
      const [wide, y] = [54 - part * 26, top + half * 1.12]
      const tall = 330 - part * 190
      const pane = `M${n(x - wide / 2)} ${n(y + tall)}V${n(y + wide)}Q${n(x - wide / 2)} ${n(y)} ${n(x)} ${n(y - wide * 0.4)}Q${n(x + wide / 2)} ${n(y)} ${n(x + wide / 2)} ${n(y + wide)}V${n(y + tall)}z`
      canvas.glow(x, y + tall / 2, tall * 0.7, mood.sun, 0.4)
      canvas.fill(
        pane,
        canvas.shade([
          [0, mood.sky[0]],
          [0.4, mood.petals[2]],
          [0.7, mood.lamp],
          [1, mood.leaf[1]],
        ]),
        0.85,
      )
    }
  }
  canvas.fill('M590 850V560Q620 380 800 300Q980 380 1010 560V850z', mix(light, '#FFFFFF', 0.35))
  for (const [x, tall] of [
    [680, 190],
    [800, 250],
    [920, 190],
  ] as const) {
    canvas.glow(x, 560, 170, mood.sun, 0.7)
    canvas.fill(
      `M${x - 34} 690V${690 - tall + 40}Q${x - 30} ${690 - tall} ${x} ${690 - tall - 26}Q${x + 30} ${690 - tall} ${x + 34} ${690 - tall + 40}V690z`,
      canvas.shade([
        [0, mood.sky[0]],
        [0.35, mood.petals[2]],
        [0.65, mood.lamp],
        [1, mood.water[1]],
      ]),
    )
  }
  canvas.fill(
    'M560 850H1040L1640 1220H-40z',
    canvas.shade([
      [0, mix(light, mood.wood, 0.12)],
      [1, mix(shade, mood.wood, 0.3)],
    ]),
  )
  canvas.fill('M748 850H852L1060 1220H540z', mix(mood.linen, mood.petals[0], 0.3))
  canvas.box(690, 776, 220, 76, mood.linen)
  for (const x of [712, 800, 888]) posy(brush, x, 764, 34)
  for (const x of [660, 940]) candle(brush, x, 850, 150)
  for (let pew = 0; pew < 5; pew++) {
    const part = (pew / 5) ** 1.3
    const [y, tall] = [880 + part * 330, 64 + part * 130]
    for (const side of [-1, 1]) {
      const inner = 800 + side * (92 + part * 190)
      canvas.box(
        side < 0 ? inner - 620 : inner,
        y - tall * 0.62,
        620,
        tall * 0.7,
        canvas.shade([
          [0, mix(mood.wood, '#FFFFFF', 0.12)],
          [1, mix(mood.wood, mood.ink, 0.4)],
        ]),
        { radius: 5 },
      )
      canvas.box(inner - 9 - part * 8, y - tall, 18 + part * 16, tall * 1.12, mix(mood.wood, mood.ink, 0.15), { radius: 6 })
      posy(brush, inner, y - tall * 0.78, 26 + part * 44)
    }
  }
  couple(brush, 800, 866, 170)
  canvas.fill(
    'M300 -20L620 -20L1120 1220H420z',
    canvas.shade([
      [0, mood.sun, 0.3],
      [1, mood.sun, 0],
    ]),
    0.7,
  )
  vignette(brush, 0.4)
}

import { mix, n } from './canvas.ts'
import { couple } from './festive.ts'
import { type Brush, landTone, meadow, sky, span, vignette, water } from './land.ts'

/** White cliffs over the sea, lavender and a lighthouse. */
export function cliff(brush: Brush): void {
  const { canvas, mood, random } = brush
  const sunX = span(random, 300, 560)
  sky(brush, { horizon: 620, sunAt: { x: sunX, y: span(random, 300, 470) } })
  water(brush, 610, sunX)
  const chalk = (x: number, top: number, foot: number, away: number) => {
    const [light, shade] = [mix(mood.wall[0], mood.haze, away), mix(mood.wall[1], mood.haze, away)]
    canvas.fill(
      `M${x} ${foot}C${x + 10} ${foot - 60} ${x + 44} ${top + 90} ${x + 70} ${top}C${x + 300} ${top - 30} 1500 ${top - 50} 1700 ${top - 60}V${foot + 20}z`,
      canvas.shade([
        [0, light],
        [0.5, mix(light, shade, 0.5)],
        [1, shade],
      ]),
    )
    for (let crack = x + 60; crack < 1640; crack += span(random, 26, 70))
      canvas.line(
        `M${n(crack)} ${n(top + span(random, 10, 60))}q${n(span(random, -14, 14))} 70 ${n(span(random, -10, 16))} ${n(span(random, 90, foot - top - 40))}`,
        mix(shade, mood.ink, 0.25),
        3,
        0.3,
      )
    canvas.fill(
      `M${x + 62} ${top + 8}C${x + 300} ${top - 34} 1500 ${top - 60} 1700 ${top - 74}V${top - 30}C1400 ${top - 6} ${x + 200} ${top + 30} ${x + 66} ${top + 30}z`,
      mix(mood.leaf[1], mood.haze, away),
    )
  }
  chalk(1180, 480, 690, 0.5)
  chalk(900, 520, 860, 0.22)
  canvas.fill(
    'M1290 500L1304 260H1356L1370 500z',
    canvas.shade(
      [
        [0, '#FFFFFF'],
        [1, mood.wall[1]],
      ],
      true,
    ),
  )
  canvas.box(1298, 380, 64, 44, mood.petals[2])
  canvas.glow(1330, 238, 130, mood.lamp, 0.4 + mood.lit * 0.4)
  canvas.box(1306, 222, 48, 38, mood.lamp)
  canvas.fill('M1298 224L1330 186L1362 224z', mood.roof)
  canvas.fill(
    'M-20 1220V900C240 850 560 930 760 1010C980 1090 1300 1060 1640 980V1220z',
    canvas.shade([
      [0, landTone(mood, 0.7)],
      [1, mix(landTone(mood, 1), mood.ink, 0.25)],
    ]),
  )
  meadow(brush, 960, 150)
  couple(brush, 640, 1005, 300)
  vignette(brush, 0.25)
}

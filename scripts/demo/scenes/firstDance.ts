import { mix, n, sheet } from './canvas.ts'
import { couple, stringLights } from './festive.ts'
import { type Brush, span, vignette } from './land.ts'

const { width, height } = sheet

/** The first dance, in the light of a spot. */
export function firstDance(brush: Brush): void {
  const { canvas, mood, random } = brush
  const deep = mix(mood.ink, mood.sky[0], 0.22)
  canvas.box(
    0,
    0,
    width,
    height,
    canvas.shade([
      [0, mix(deep, '#000000', 0.25)],
      [0.65, deep],
      [1, mix(deep, mood.wood, 0.35)],
    ]),
  )
  for (let fold = 0; fold < 22; fold++)
    canvas.box(fold * 76, 0, span(random, 18, 40), 800, mix(mood.petals[2], deep, 0.62), { opacity: 0.5 })
  canvas.fill(
    `M0 800H${width}V${height}H0z`,
    canvas.shade([
      [0, mix(mood.wood, deep, 0.45)],
      [1, mix(mood.wood, deep, 0.75)],
    ]),
  )
  for (let row = 0; row < 6; row++)
    stringLights(brush, { x: -20, y: 70 + row * 60 }, { x: width + 20, y: 40 + ((row * 83) % 210) }, 40 + (row % 3) * 36, 6)
  canvas.fill(
    'M700 -20H900L1230 1040H370z',
    canvas.shade([
      [0, mood.sun, 0.55],
      [1, mood.sun, 0.06],
    ]),
  )
  canvas.oval(800, 1030, 440, 84, mood.sun, 0.3)
  canvas.oval(800, 1030, 300, 54, mood.sun, 0.28)
  couple(brush, 815, 1030, 560)
  for (let count = 130; count > 0; count--)
    canvas.disc(
      span(random, 250, 1350),
      span(random, 180, 1050),
      span(random, 2, 7),
      random.pick([mood.lamp, mood.petals[0], '#FFFFFF']),
      span(random, 0.25, 0.9),
    )
  for (let guest = 0; guest < 13; guest++) {
    const x = guest * 132 + span(random, -16, 16)
    if (x > 480 && x < 1120) continue
    const top = 860 + span(random, -40, 50)
    canvas.oval(x, top, 42, 50, mix(deep, '#000000', 0.55))
    canvas.fill(
      `M${n(x - 110)} 1220C${n(x - 110)} ${n(top + 80)} ${n(x - 50)} ${n(top + 50)} ${n(x)} ${n(top + 48)}C${n(x + 50)} ${n(top + 50)} ${n(x + 110)} ${n(top + 80)} ${n(x + 110)} 1220z`,
      mix(deep, '#000000', 0.55),
    )
  }
  vignette(brush, 0.5)
}

import { mix } from './canvas.ts'
import { couple, posy } from './festive.ts'
import { type Brush, below, sky, span, vignette, water } from './land.ts'

/** An arch of flowers on a beach, the sea behind it. */
export function beachArch(brush: Brush): void {
  const { canvas, mood, random } = brush
  const sunX = span(random, 720, 880)
  sky(brush, { horizon: 600, sunAt: { x: sunX, y: span(random, 380, 500) } })
  canvas.fill(
    below((x) => 600 - Math.max(0, 90 - Math.abs(x - 1500) * 0.22) - Math.max(0, 50 - Math.abs(x - 1150) * 0.2)),
    mix(mood.leaf[0], mood.haze, 0.6),
  )
  water(brush, 596, sunX, 880)
  const sand = mix(mood.lamp, mood.linen, 0.55)
  for (const [y, wave] of [
    [806, 0.5],
    [842, 0.8],
  ] as const)
    canvas.fill(
      below((x) => y + 16 * Math.sin(x / 170 + y) + 5 * Math.sin(x / 47)),
      mix(mood.water[0], '#FFFFFF', wave),
    )
  canvas.fill(
    below((x) => 862 + 15 * Math.sin(x / 190 + 1)),
    canvas.shade([
      [0, mix(sand, mood.wood, 0.2)],
      [0.2, sand],
      [1, mix(sand, mood.wood, 0.3)],
    ]),
  )
  canvas.fill('M730 880L560 1220H1040L870 880z', mood.linen, 0.75)
  const [left, right, foot, top] = [600, 1000, 950, 470]
  canvas.fill(
    `M${left + 20} ${top + 20}C${left + 90} 600 ${left + 40} 800 ${left - 40} ${foot + 10}H${left + 60}C${left + 120} 800 ${left + 190} 620 ${right - 60} ${top + 14}z`,
    '#FFFFFF',
    0.66,
  )
  canvas.fill(
    `M${right - 12} ${top + 20}C${right - 30} 640 ${right - 20} 800 ${right + 46} ${foot + 10}H${right - 50}C${right - 70} 800 ${right - 60} 640 ${right - 80} ${top + 20}z`,
    '#FFFFFF',
    0.6,
  )
  for (const x of [left, right]) canvas.line(`M${x} ${foot}V${top}`, mix(mood.wood, '#FFFFFF', 0.2), 15)
  canvas.line(`M${left - 20} ${top}H${right + 20}`, mix(mood.wood, '#FFFFFF', 0.25), 15)
  for (let count = 0; count < 15; count++)
    posy(brush, left - 10 + count * 29, top - 4 + Math.sin(count) * 10 + (count < 4 ? (4 - count) * 4 : 0), span(random, 30, 52))
  for (let count = 0; count < 7; count++) posy(brush, left + span(random, -14, 14), top + count * 42, 46 - count * 4)
  for (let count = 0; count < 4; count++) posy(brush, right + span(random, -12, 12), top + count * 40, 42 - count * 6)
  for (let row = 0; row < 2; row++)
    for (const side of [-1, 1])
      for (let seat = 0; seat < 2; seat++) posy(brush, 800 + side * (220 + row * 110), 1010 + row * 120 - seat * 14, 34 + row * 10)
  couple(brush, 800, 968, 300)
  vignette(brush, 0.2)
}

import { mix, n } from './canvas.ts'
import { posy } from './festive.ts'
import { type Brush } from './land.ts'

/** An old open car with flowers and a ribbon, seen from its side; `foot` is the street. */
export function car(brush: Brush, x: number, foot: number, long: number): void {
  const { canvas, mood } = brush
  const p = (dx: number, dy: number) => `${n(x + dx * long)} ${n(foot - dy * long)}`
  const paint = canvas.shade([
    [0, mix(mood.linen, '#FFFFFF', 0.6)],
    [0.6, mood.linen],
    [1, mix(mood.linen, mood.ink, 0.3)],
  ])
  canvas.oval(x, foot + 4, long * 0.54, long * 0.035, mood.ink, 0.35)
  canvas.fill(`M${p(-0.1, 0.2)}L${p(-0.03, 0.34)}H${n(x - long * 0.015)}L${p(-0.07, 0.2)}z`, mood.ink)
  canvas.fill(`M${p(0.05, 0.2)}C${p(0.07, 0.27)} ${p(0.14, 0.27)} ${p(0.17, 0.2)}z`, mood.wood)
  canvas.fill(
    `M${p(-0.5, 0.1)}C${p(-0.5, 0.19)} ${p(-0.44, 0.21)} ${p(-0.12, 0.22)}L${p(-0.08, 0.2)}H${n(x + 0.2 * long)}C${p(0.34, 0.22)} ${p(0.46, 0.2)} ${p(0.5, 0.09)}L${p(0.49, 0.06)}H${n(x - 0.49 * long)}z`,
    paint,
  )
  canvas.line(
    `M${p(-0.12, 0.21)}C${p(-0.1, 0.12)} ${p(-0.1, 0.09)} ${p(-0.09, 0.07)}M${p(0.19, 0.2)}C${p(0.18, 0.12)} ${p(0.16, 0.09)} ${p(0.15, 0.07)}M${p(-0.46, 0.15)}H${n(x + 0.47 * long)}`,
    mood.ink,
    2.5,
    0.35,
  )
  for (const wheel of [-0.31, 0.31]) {
    canvas.fill(
      `M${p(wheel - 0.13, 0.06)}C${p(wheel - 0.12, 0.19)} ${p(wheel + 0.12, 0.19)} ${p(wheel + 0.14, 0.06)}z`,
      mix(mood.linen, mood.ink, 0.14),
    )
    canvas.disc(x + wheel * long, foot - 0.075 * long, long * 0.078, mix(mood.ink, '#000000', 0.3))
    canvas.disc(x + wheel * long, foot - 0.075 * long, long * 0.048, mix(mood.linen, mood.ink, 0.15))
    canvas.disc(x + wheel * long, foot - 0.075 * long, long * 0.015, mood.ink)
  }
  canvas.disc(x - 0.485 * long, foot - 0.165 * long, long * 0.026, mood.lamp)
  canvas.line(`M${p(-0.48, 0.2)}L${p(-0.3, 0.235)}L${p(-0.12, 0.23)}`, mood.petals[1], 6)
  posy(brush, x - 0.3 * long, foot - 0.25 * long, long * 0.085)
  posy(brush, x + 0.42 * long, foot - 0.23 * long, long * 0.075)
}

import { mix, n, sheet } from './canvas.ts'
import { type Brush, span } from './land.ts'

const { width, height } = sheet

/** Lights out of focus behind what is near. */
export function bokeh({ canvas, mood, random }: Brush, top: number, foot: number, count: number): void {
  for (; count > 0; count--)
    canvas.disc(
      span(random, -40, width + 40),
      span(random, top, foot),
      span(random, 26, 92),
      random.pick([mood.lamp, mood.sun, mood.petals[0]]),
      span(random, 0.08, 0.3),
    )
}

export function softly({ canvas, mood }: Brush): void {
  canvas.box(
    0,
    0,
    width,
    height,
    canvas.shade([
      [0, mix(mood.leaf[0], mood.haze, 0.35)],
      [0.55, mix(mood.leaf[1], mood.haze, 0.55)],
      [1, mood.haze],
    ]),
  )
}

/** A leaf from its stalk, in the direction of an angle. */
export function leaf({ canvas }: Brush, x: number, y: number, angle: number, long: number, tint: string): void {
  canvas.moved(`translate(${n(x)} ${n(y)}) rotate(${n(angle)}) scale(${n(long / 100)})`, () => {
    canvas.fill('M0 0C26 -30 70 -30 100 0C70 26 26 26 0 0z', tint)
    canvas.line('M4 0H92', '#FFFFFF', 2, 0.25)
  })
}

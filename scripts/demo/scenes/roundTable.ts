import { mix, n } from './canvas.ts'
import { candle, chair, glass, posy } from './festive.ts'
import { type Brush } from './land.ts'

/** A round table with its chairs. */
export function roundTable(brush: Brush, x: number, y: number, size: number): void {
  const { canvas, mood } = brush
  for (const side of [-0.62, 0, 0.62]) chair(brush, x + side * size * 2, y + size * 0.35, size * 1.5)
  canvas.fill(
    `M${n(x - size)} ${n(y)}C${n(x - size * 0.96)} ${n(y + size * 0.6)} ${n(x - size * 1.06)} ${n(y + size * 0.86)} ${n(x - size * 1.02)} ${n(y + size * 1.04)}H${n(x + size * 1.02)}C${n(x + size * 1.06)} ${n(y + size * 0.86)} ${n(x + size * 0.96)} ${n(y + size * 0.6)} ${n(x + size)} ${n(y)}z`,
    canvas.shade([
      [0, mood.linen],
      [1, mix(mood.linen, mood.wall[1], 0.8)],
    ]),
  )
  canvas.oval(x, y, size, size * 0.22, mix(mood.linen, '#FFFFFF', 0.7))
  for (const side of [-0.66, 0.66]) {
    canvas.oval(x + side * size, y + 2, size * 0.2, size * 0.05, mood.wall[1], 0.6)
    glass(brush, x + side * size * 0.6, y + 4, size * 0.42)
  }
  for (const side of [-0.32, 0.32]) candle(brush, x + side * size, y + 6, size * 0.5)
  posy(brush, x, y - size * 0.28, size * 0.34)
}

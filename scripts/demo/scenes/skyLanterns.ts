import { mix, n, sheet } from './canvas.ts'
import { lantern } from './festive.ts'
import { type Brush, sky, span, vignette } from './land.ts'
import { overhang, treeline } from './trees.ts'

const { width } = sheet

/** Lanterns that rise over a lake at night, or in the evening. */
export function skyLanterns(brush: Brush): void {
  const { canvas, mood, random } = brush
  const evening = {
    ...mood,
    sky: [mix(mood.sky[0], mood.ink, 0.62), mix(mood.sky[1], mood.ink, 0.42), mix(mood.sky[2], mood.petals[2], 0.2)] as const,
    lit: 1,
  }
  const late = { ...brush, mood: evening }
  sky(late, { horizon: 820, sunAt: { x: 300, y: 240 } })
  treeline(late, (x) => 860 + Math.sin(x / 200) * 14, 120, 0.25)
  canvas.box(
    0,
    850,
    width,
    370,
    canvas.shade([
      [0, mix(evening.sky[2], mood.ink, 0.25)],
      [1, mix(evening.sky[0], mood.ink, 0.35)],
    ]),
  )
  for (let count = 64; count > 0; count--) {
    const part = random.next() ** 1.5
    const [x, y, size] = [span(random, 20, 1580), 780 - part * 720 - random.next() * 60, 10 + part * 62 * span(random, 0.5, 1)]
    canvas.glow(x, y, size * 3, evening.lamp, 0.6)
    canvas.fill(
      `M${n(x - size * 0.5)} ${n(y + size * 0.7)}C${n(x - size * 0.9)} ${n(y - size * 0.2)} ${n(x - size * 0.6)} ${n(y - size)} ${n(x)} ${n(y - size)}S${n(x + size * 0.9)} ${n(y - size * 0.2)} ${n(x + size * 0.5)} ${n(y + size * 0.7)}z`,
      canvas.shade([
        [0, mix(evening.lamp, mood.petals[2], 0.45)],
        [1, mix(evening.lamp, '#FFFFFF', 0.5)],
      ]),
    )
    canvas.oval(x, 870 + (780 - y) * 0.34, size * 0.5, size * 0.16 + 2, evening.lamp, 0.35)
  }
  canvas.fill('M-20 1220V1130C400 1080 1100 1080 1620 1140V1220z', mix(mood.ink, '#000000', 0.3))
  for (const x of [480, 1120]) lantern(late, x, 1130, 130)
  overhang(late, 380, 220)
  vignette(late, 0.4)
}

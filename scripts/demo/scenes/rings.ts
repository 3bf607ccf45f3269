import { mix, n } from './canvas.ts'
import { rose } from './festive.ts'
import { type Brush, span, vignette } from './land.ts'
import { bokeh, leaf, softly } from './nearby.ts'

/** Two rings on a silk cushion among petals. */
export function rings(brush: Brush): void {
  const { canvas, mood, random } = brush
  softly(brush)
  bokeh(brush, 0, 620, 34)
  canvas.fill(
    'M-20 700C300 610 520 640 800 640S1340 600 1620 690V1220H-20z',
    canvas.shade([
      [0, mix(mood.wood, mood.linen, 0.35)],
      [1, mix(mood.wood, mood.ink, 0.15)],
    ]),
  )
  canvas.oval(800, 1010, 560, 100, mood.ink, 0.25)
  canvas.fill(
    'M330 700C420 640 620 690 800 682S1190 640 1270 700C1330 780 1300 900 1330 960C1240 1060 1010 1010 800 1022S350 1056 270 966C300 890 270 780 330 700z',
    canvas.shade([
      [0, mix(mood.linen, '#FFFFFF', 0.7)],
      [1, mix(mood.linen, mood.petals[0], 0.75)],
    ]),
  )
  for (let fold = 0; fold < 9; fold++) {
    const angle = (fold / 9) * Math.PI * 2
    canvas.line(
      `M${n(800 + Math.cos(angle) * 150)} ${n(850 + Math.sin(angle) * 50)}Q${n(800 + Math.cos(angle + 0.3) * 300)} ${n(850 + Math.sin(angle + 0.3) * 90)} ${n(800 + Math.cos(angle) * 470)} ${n(850 + Math.sin(angle) * 140)}`,
      mood.petals[0],
      8,
      0.5,
    )
  }
  const gold = mix(mood.lamp, '#C58B2A', 0.45)
  const ring = (x: number, y: number, size: number, tilt: number, stone: boolean) =>
    canvas.moved(`translate(${x} ${y}) rotate(${tilt})`, () => {
      canvas.oval(8, size * 0.72, size * 1.05, size * 0.22, mood.ink, 0.18)
      canvas.line(`M${-size} 0A${size} ${n(size * 0.78)} 0 0 1 ${size} 0`, mix(gold, mood.ink, 0.35), size * 0.2)
      canvas.line(`M${-size} 0A${size} ${n(size * 0.78)} 0 0 0 ${size} 0`, gold, size * 0.24)
      canvas.line(
        `M${n(-size * 0.86)} ${n(size * 0.3)}A${size} ${n(size * 0.78)} 0 0 0 ${n(size * 0.2)} ${n(size * 0.75)}`,
        '#FFF9E6',
        size * 0.06,
        0.95,
      )
      if (!stone) return
      canvas.glow(0, -size * 1.02, size * 0.9, '#FFFFFF', 0.75)
      canvas.fill(
        `M${n(-size * 0.32)} ${n(-size * 1.08)}L${n(-size * 0.18)} ${n(-size * 1.28)}H${n(size * 0.18)}L${n(size * 0.32)} ${n(-size * 1.08)}L0 ${n(-size * 0.72)}z`,
        '#FFFFFF',
      )
      canvas.fill(`M${n(-size * 0.32)} ${n(-size * 1.08)}H${n(size * 0.32)}L0 ${n(-size * 0.72)}z`, mix(mood.sky[0], '#FFFFFF', 0.5))
      canvas.line(
        `M0 ${n(-size * 0.72)}L${n(-size * 0.1)} ${n(-size * 1.08)}L0 ${n(-size * 1.28)}L${n(size * 0.1)} ${n(-size * 1.08)}z`,
        '#FFFFFF',
        2.5,
      )
    })
  ring(690, 800, 130, -12, false)
  ring(890, 790, 116, 14, true)
  for (const [x, y, size] of [
    [180, 900, 150],
    [1430, 930, 160],
    [60, 1080, 180],
    [1290, 1110, 130],
    [330, 1110, 110],
  ] as const) {
    for (let blade = 0; blade < 5; blade++) leaf(brush, x, y, span(random, 0, 360), size * 1.3, random.pick([...mood.leaf]))
    rose(brush, x, y, size * 0.8)
  }
  for (let petal = 0; petal < 18; petal++)
    leaf(
      brush,
      span(random, 200, 1400),
      span(random, 980, 1180),
      span(random, 0, 360),
      span(random, 30, 56),
      mix(random.pick(mood.petals), '#FFFFFF', 0.2),
    )
  vignette(brush, 0.3)
}

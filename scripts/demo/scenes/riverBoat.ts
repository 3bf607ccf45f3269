import { mix, n } from './canvas.ts'
import { couple, posy, stringLights } from './festive.ts'
import { type Brush, landTone, ranges, sky, span, vignette, water } from './land.ts'
import { overhang, roundTree, treeline } from './trees.ts'

/** A wooden boat on a river between trees. */
export function riverBoat(brush: Brush): void {
  const { canvas, mood, random } = brush
  const sunX = span(random, 600, 950)
  sky(brush, { horizon: 560, sunAt: { x: sunX, y: 330 } })
  ranges(brush, 470, 540, 2, 60)
  treeline(brush, (x) => 580 - Math.abs(x - 800) * 0.1, 120, 0.4)
  water(brush, 566, sunX)
  canvas.fill('M-20 560C240 560 420 580 560 604C380 640 160 700 -20 720z', landTone(mood, 0.7))
  canvas.fill('M1620 560C1400 566 1200 590 1080 610C1280 650 1500 690 1620 740z', landTone(mood, 0.75))
  for (const [x, foot, tall] of [
    [90, 690, 420],
    [300, 640, 300],
    [1490, 690, 440],
    [1290, 640, 290],
  ] as const) {
    roundTree(brush, { x: x + span(random, -25, 25), foot, height: tall, away: 0.1 })
    canvas.oval(x, foot + tall * 0.28, tall * 0.32, tall * 0.22, mood.leaf[0], 0.16)
  }
  const y = 900
  canvas.oval(800, y + 96, 400, 28, mood.ink, 0.28)
  canvas.fill(
    `M370 ${y - 34}C440 ${y + 86} 520 ${y + 100} 800 ${y + 100}C1080 ${y + 100} 1170 ${y + 70} 1240 ${y - 52}C1120 ${y - 6} 980 ${y + 2} 800 ${y + 2}C620 ${y + 2} 480 ${y - 2} 370 ${y - 34}z`,
    canvas.shade([
      [0, mix(mood.wood, '#FFFFFF', 0.25)],
      [1, mix(mood.wood, mood.ink, 0.45)],
    ]),
  )
  canvas.line(`M370 ${y - 34}C480 ${y - 2} 620 ${y + 4} 800 ${y + 4}C980 ${y + 4} 1120 ${y - 6} 1240 ${y - 52}`, mood.linen, 9)
  for (const line of [34, 62])
    canvas.line(`M${430 + line * 0.6} ${y + line}Q800 ${y + line + 34} ${1190 - line} ${y + line - 8}`, mood.ink, 2.5, 0.25)
  couple(brush, 800, y + 36, 300)
  canvas.fill(
    `M370 ${y + 8}C440 ${y + 86} 520 ${y + 100} 800 ${y + 100}C1080 ${y + 100} 1170 ${y + 70} 1226 ${y - 10}C1120 ${y + 26} 980 ${y + 34} 800 ${y + 34}C620 ${y + 34} 480 ${y + 30} 370 ${y + 8}z`,
    canvas.shade([
      [0, mood.wood],
      [1, mix(mood.wood, mood.ink, 0.5)],
    ]),
  )
  for (const x of [470, 560, 1030, 1120]) posy(brush, x, y - 10, 48)
  canvas.line(`M455 ${y}V${y - 300}M1150 ${y - 20}V${y - 300}`, mood.wood, 9)
  stringLights(brush, { x: 455, y: y - 296 }, { x: 1150, y: y - 296 }, 46, 8)
  for (let reed = 0; reed < 70; reed++) {
    const x = reed < 40 ? span(random, -10, 330) : span(random, 1280, 1610)
    canvas.line(
      `M${n(x)} 1215q${n(span(random, -16, 16))} -110 ${n(span(random, -40, 40))} ${n(-span(random, 120, 290))}`,
      random.pick([mood.leaf[0], mood.leaf[1]]),
      5,
      0.85,
    )
  }
  overhang(brush, 420, 240)
  vignette(brush, 0.25)
}

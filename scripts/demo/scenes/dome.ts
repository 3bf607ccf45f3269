import { mix, n } from './canvas.ts'
import { lantern, posy, stringLights } from './festive.ts'
import { type Brush, sky, span, vignette } from './land.ts'
import { overhang, treeline } from './trees.ts'

/** A glass dome among trees: a place that nobody expects. */
export function dome(brush: Brush): void {
  const { canvas, mood, random } = brush
  sky(brush, { horizon: 700, sunAt: { x: span(random, 260, 420), y: 260 } })
  for (const [away, y] of [
    [0.55, 640],
    [0.3, 740],
  ] as const)
    treeline(brush, () => y, 210 - away * 120, away)
  canvas.fill(
    'M-20 1220V820C400 780 1200 790 1620 830V1220z',
    canvas.shade([
      [0, mood.land[1]],
      [1, mix(mood.land[2], mood.ink, 0.2)],
    ]),
  )
  const [x, foot, radius] = [800, 890, 400]
  canvas.glow(x, foot - 120, 620, mood.lamp, 0.3 + mood.lit * 0.5)
  const shell = `M${x - radius} ${foot}A${radius} ${radius} 0 0 1 ${x + radius} ${foot}z`
  canvas.fill(
    shell,
    canvas.shade([
      [0, mix(mood.sky[1], '#FFFFFF', 0.3), 0.85],
      [1, mix(mood.lamp, '#FFFFFF', 0.25), 0.9],
    ]),
  )
  canvas.within(shell, () => {
    for (const aside of [-230, 0, 230]) {
      canvas.oval(x + aside, 850, 92, 18, mood.linen)
      canvas.box(x + aside - 90, 850, 180, 50, mix(mood.linen, mood.wall[1], 0.4))
      posy(brush, x + aside, 806, 46)
    }
    for (let row = 0; row < 3; row++) stringLights(brush, { x: x - 380, y: 640 - row * 70 }, { x: x + 380, y: 640 - row * 70 }, 46, 6)
  })
  const frame = mix(mood.linen, mood.ink, 0.12)
  for (const part of [0.2, 0.45, 0.7]) {
    const half = radius * Math.cos(part * Math.PI * 0.5)
    canvas.line(`M${n(x - half)} ${n(foot - radius * Math.sin(part * Math.PI * 0.5))}h${n(2 * half)}`, frame, 4)
  }
  for (let rib = -4; rib <= 4; rib++)
    canvas.line(
      `M${n(x + (rib / 4) * radius)} ${foot}Q${n(x + (rib / 4) * radius * 0.96)} ${foot - radius * 0.7} ${x} ${foot - radius}`,
      frame,
      5,
    )
  canvas.line(shell.slice(0, -1), frame, 12)
  canvas.box(x - radius - 40, foot - 4, 2 * radius + 80, 30, mix(mood.wood, mood.linen, 0.25), { radius: 6 })
  canvas.fill(`M${x - 120} ${foot + 26}H${x + 120}L${x + 330} 1220H${x - 330}z`, mix(mood.wood, mood.linen, 0.35))
  for (let plank = 0; plank < 9; plank++)
    canvas.line(`M${n(x - 130 - plank * 22)} ${n(foot + 36 + plank * plank * 3.6)}H${n(x + 130 + plank * 22)}`, mood.ink, 3, 0.2)
  for (const side of [-1, 1]) for (const row of [0, 1]) lantern(brush, x + side * (230 + row * 120), 1000 + row * 120, 96 + row * 44)
  overhang(brush, 440, 260)
  vignette(brush, 0.35)
}

import { mix, n, sheet } from './canvas.ts'
import { type Brush, span, vignette } from './land.ts'
import { roundTable } from './roundTable.ts'

const { width, height } = sheet

/** A crystal chandelier that hangs from above. */
function chandelier({ canvas, mood, random }: Brush, x: number, y: number, size: number): void {
  const brass = mix(mood.lamp, mood.wood, 0.5)
  canvas.glow(x, y, size * 2.6, mood.lamp, 0.5 + mood.lit * 0.3)
  canvas.line(`M${x} -10V${n(y - size * 0.5)}`, brass, 4)
  for (const [ring, arms] of [
    [0.45, 5],
    [1, 9],
  ] as const) {
    const down = y + (ring - 0.7) * size * 0.5
    canvas.oval(x, down, size * ring, size * 0.09 * ring, brass, 0.8)
    for (let arm = 0; arm < arms; arm++) {
      const at = x - size * ring + (2 * size * ring * arm) / (arms - 1)
      const rise = Math.abs(arm - (arms - 1) / 2) * -size * 0.02
      canvas.line(`M${x} ${n(y - size * 0.5)}Q${n((x + at) / 2)} ${n(down + size * 0.05)} ${n(at)} ${n(down + rise)}`, brass, 2.6)
      canvas.box(at - 3.5, down + rise - size * 0.17, 7, size * 0.15, mood.linen)
      canvas.glow(at, down + rise - size * 0.2, size * 0.22, mood.lamp, 0.9)
      canvas.oval(at, down + rise - size * 0.21, 4, 8, '#FFF8E0')
      for (let drop = 1; drop < 4; drop++) canvas.oval(at + span(random, -5, 5), down + rise + drop * size * 0.075, 3.6, 6, '#FFFFFF', 0.75)
    }
  }
  canvas.disc(x, y + size * 0.42, size * 0.06, '#FFFFFF', 0.8)
}

/** Tall windows in a wall of panels, the evening behind them. */
function panelled(brush: Brush, foot: number, count: number): void {
  const { canvas, mood } = brush
  const [light, shade] = mood.wall
  canvas.box(
    0,
    0,
    width,
    foot,
    canvas.shade([
      [0, mix(shade, mood.ink, 0.15)],
      [0.4, mix(light, shade, 0.35)],
      [1, light],
    ]),
  )
  canvas.box(0, 96, width, 16, mix(light, '#FFFFFF', 0.4))
  canvas.box(0, 112, width, 26, mix(shade, mood.ink, 0.1), { opacity: 0.5 })
  const across = width / count
  for (let index = 0; index < count; index++) {
    const x = across * (index + 0.5)
    const half = across * 0.3
    const arch = `M${n(x - half)} ${foot - 60}V${n(250 + half)}a${n(half)} ${n(half)} 0 0 1 ${n(2 * half)} 0V${foot - 60}z`
    canvas.fill(
      arch,
      canvas.shade([
        [0, mood.sky[0]],
        [0.6, mood.sky[1]],
        [1, mood.sky[2]],
      ]),
    )
    canvas.within(arch, () => {
      canvas.fill(
        `M${n(x - half)} ${foot - 170}q${n(half * 0.6)} -90 ${n(half)} -20t${n(half)} -20V${foot}H${n(x - half)}z`,
        mix(mood.leaf[1], mood.haze, 0.4),
      )
    })
    canvas.line(
      `M${n(x)} 255V${foot - 60}M${n(x - half)} ${n(250 + half)}H${n(x + half)}M${n(x - half)} ${foot - 260}H${n(x + half)}`,
      mix(light, '#FFFFFF', 0.5),
      6,
    )
    canvas.line(arch.slice(0, -1), mix(light, '#FFFFFF', 0.4), 15)
    for (const side of [-1, 1]) {
      const edge = x + side * half * 1.32
      canvas.fill(
        `M${n(edge)} 240C${n(edge - side * 24)} 440 ${n(edge - side * 64)} 520 ${n(edge + side * 6)} ${foot - 190}L${n(edge + side * 12)} ${foot - 20}H${n(edge + side * 36)}V240z`,
        mix(mood.petals[0], mood.wall[1], 0.35),
        0.92,
      )
    }
  }
  canvas.box(0, foot - 34, width, 36, mix(light, '#FFFFFF', 0.25))
}

function parquet({ canvas, mood }: Brush, top: number): void {
  canvas.box(
    0,
    top,
    width,
    height - top,
    canvas.shade([
      [0, mix(mood.wood, mood.lamp, 0.35)],
      [1, mix(mood.wood, mood.ink, 0.35)],
    ]),
  )
  for (let board = -14; board <= 14; board++) canvas.line(`M${800 + board * 62} ${top}L${800 + board * 190} ${height}`, mood.ink, 2, 0.16)
  for (let row = 1; row < 7; row++) canvas.line(`M0 ${n(top + (height - top) * (row / 7) ** 1.7)}H${width}`, mood.ink, 2, 0.1)
  canvas.glow(800, top + 190, 520, mood.lamp, 0.3 + mood.lit * 0.2)
}

/** A ballroom: chandeliers, tall windows, tables around the floor. */
export function ballroom(brush: Brush): void {
  panelled(brush, 740, 5)
  parquet(brush, 740)
  const shift = span(brush.random, -60, 60)
  chandelier(brush, 800 + shift, 240, 190)
  for (const side of [-1, 1]) chandelier(brush, 800 + shift + side * 520, 190, 120)
  for (const [x, y, size] of [
    [260, 800, 92],
    [1340, 800, 92],
    [620, 780, 70],
    [980, 780, 70],
    [180, 1010, 150],
    [1420, 1010, 150],
  ] as const)
    roundTable(brush, x, y, size)
  vignette(brush, 0.35)
}

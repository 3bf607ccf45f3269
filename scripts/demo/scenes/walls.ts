import { mix, n } from './canvas.ts'
import { type Brush, span } from './land.ts'

export interface Block {
  /** Left edge and foot. */
  readonly x: number
  readonly foot: number
  readonly width: number
  readonly height: number
}

/** A wall that the light falls on from the left. */
export function wall({ canvas, mood }: Brush, { x, foot, width, height }: Block, away = 0): void {
  const [light, shade] = mood.wall
  const paint = canvas.shade(
    [
      [0, mix(light, mood.haze, away)],
      [0.65, mix(mix(light, shade, 0.35), mood.haze, away)],
      [1, mix(shade, mood.haze, away)],
    ],
    true,
  )
  canvas.box(x, foot - height, width, height, paint)
  canvas.box(x, foot - height * 0.06, width, height * 0.06, mood.ink, { opacity: 0.08 })
}

/** A roof over a block: its slopes lean in at both ends. */
export function hipRoof({ canvas, mood }: Brush, { x, foot, width, height }: Block, high: number, lean = 0.4, eaves = 14): void {
  const top = foot - height
  const inset = high * lean
  const paint = canvas.shade([
    [0, mix(mood.roof, '#FFFFFF', 0.16)],
    [1, mix(mood.roof, mood.ink, 0.22)],
  ])
  canvas.fill(
    `M${n(x - eaves)} ${n(top)}L${n(x + inset)} ${n(top - high)}H${n(x + width - inset)}L${n(x + width + eaves)} ${n(top)}z`,
    paint,
  )
  canvas.fill(
    `M${n(x + width - inset)} ${n(top - high)}L${n(x + width + eaves)} ${n(top)}H${n(x + width - inset * 0.9)}z`,
    mix(mood.roof, mood.ink, 0.45),
    0.5,
  )
  for (let row = 1; row < 5; row++) {
    const y = top - high + (high * row) / 5
    const aside = inset * (1 - row / 5) - (eaves * row) / 5
    canvas.line(`M${n(x + aside)} ${n(y)}H${n(x + width - aside)}`, mood.ink, 1.5, 0.13)
  }
  canvas.box(x - eaves, top - 3, width + 2 * eaves, 9, mix(mood.wall[0], mood.ink, 0.22))
}

/** A gable that faces the one who looks, with its roof's edges. */
export function gable({ canvas, mood }: Brush, { x, foot, width, height }: Block, high: number, overhang = 24): void {
  const top = foot - height
  const [light, shade] = mood.wall
  const paint = canvas.shade(
    [
      [0, light],
      [1, mix(light, shade, 0.8)],
    ],
    true,
  )
  canvas.fill(`M${n(x)} ${n(top + 1)}L${n(x + width / 2)} ${n(top - high)}L${n(x + width)} ${n(top + 1)}z`, paint)
  const edge = overhang * 0.9
  const slope = (side: number) => {
    const foot0 = { x: x + width / 2 + side * (width / 2 + overhang), y: top + (high * overhang * 2) / width }
    return `M${n(x + width / 2)} ${n(top - high - edge)}L${n(foot0.x)} ${n(foot0.y - edge * 0.5)}V${n(foot0.y + edge * 0.2)}L${n(x + width / 2)} ${n(top - high + edge * 0.3)}z`
  }
  canvas.fill(slope(-1), mix(mood.roof, '#FFFFFF', 0.18))
  canvas.fill(slope(1), mix(mood.roof, mood.ink, 0.3))
}

/** A round tower under a pointed roof. */
export function tower(brush: Brush, { x, foot, width, height }: Block, roof: number): void {
  const { canvas, mood } = brush
  const [light, shade] = mood.wall
  const round = canvas.shade(
    [
      [0, mix(light, shade, 0.3)],
      [0.3, light],
      [1, mix(shade, mood.ink, 0.12)],
    ],
    true,
  )
  const top = foot - height
  canvas.box(x, top, width, height, round)
  canvas.box(x - width * 0.06, top - 6, width * 1.12, height * 0.05, mix(light, shade, 0.55))
  const cone = canvas.shade(
    [
      [0, mix(mood.roof, '#FFFFFF', 0.2)],
      [1, mix(mood.roof, mood.ink, 0.4)],
    ],
    true,
  )
  canvas.fill(
    `M${n(x - width * 0.14)} ${n(top)}Q${n(x + width * 0.36)} ${n(top - roof * 0.45)} ${n(x + width / 2)} ${n(top - roof)}Q${n(x + width * 0.64)} ${n(top - roof * 0.45)} ${n(x + width * 1.14)} ${n(top)}z`,
    cone,
  )
  canvas.line(`M${n(x + width / 2)} ${n(top - roof)}v-26`, mood.ink, 3, 0.7)
  for (let floor = 0.2; floor < 0.85; floor += 0.3)
    window(brush, x + width * 0.5, top + height * floor, width * 0.2, width * 0.42, { arched: true })
}

interface WindowLook {
  readonly arched?: boolean
  readonly shutters?: string
}

/** A window around a middle and below a top; lit where the lamps are. */
export function window({ canvas, mood, random }: Brush, x: number, top: number, wide: number, high: number, look: WindowLook = {}): void {
  const isLit = random.next() < mood.lit
  const glass = isLit
    ? canvas.shade([
        [0, mix(mood.lamp, '#FFFFFF', 0.3)],
        [1, mix(mood.lamp, '#C9772E', 0.35)],
      ])
    : canvas.shade([
        [0, mix(mood.ink, mood.sky[0], 0.55)],
        [1, mix(mood.ink, mood.sky[1], 0.25)],
      ])
  const half = wide / 2
  const arch = look.arched ? `a${n(half)} ${n(half)} 0 0 1 ${n(wide)} 0` : `h${n(wide)}`
  const path = (grow: number) =>
    `M${n(x - half - grow)} ${n(top + high + grow)}V${n(top + (look.arched ? half : -grow))}${look.arched ? `a${n(half + grow)} ${n(half + grow)} 0 0 1 ${n(wide + 2 * grow)} 0` : `h${n(wide + 2 * grow)}`}V${n(top + high + grow)}z`
  if (isLit) canvas.glow(x, top + high / 2, high * 1.1, mood.lamp, 0.35)
  if (look.shutters !== undefined) {
    for (const side of [-1, 1])
      canvas.box(
        x + side * (half + 2) - (side < 0 ? half : 0),
        top,
        half,
        high,
        side < 0 ? look.shutters : mix(look.shutters, mood.ink, 0.2),
      )
  }
  canvas.fill(path(Math.max(3, wide * 0.09)), mix(mood.wall[0], isLit ? mood.lamp : '#FFFFFF', 0.35))
  canvas.fill(`M${n(x - half)} ${n(top + high)}V${n(top + (look.arched ? half : 0))}${arch}V${n(top + high)}z`, glass)
  const bar = Math.max(1.6, wide * 0.05)
  canvas.line(
    `M${n(x)} ${n(top + (look.arched ? 2 : 0))}V${n(top + high)}M${n(x - half)} ${n(top + high * 0.55)}H${n(x + half)}`,
    mix(mood.wall[0], '#FFFFFF', 0.2),
    bar,
    0.85,
  )
}

/** Windows in rows over a block. */
export function windows(
  brush: Brush,
  { x, foot, width, height }: Block,
  rows: number,
  columns: number,
  look: WindowLook & { readonly from?: number } = {},
): void {
  const { from = 0.12 } = look
  const [across, down] = [width / columns, (height * (1 - from)) / rows]
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      window(brush, x + across * (column + 0.5), foot - height + height * from * 0.8 + down * row, across * 0.3, down * 0.6, look)
    }
  }
}

/** A door under an arch, with steps before it. */
export function door({ canvas, mood }: Brush, x: number, foot: number, wide: number, high: number): void {
  const half = wide / 2
  const arch = (grow: number) =>
    `M${n(x - half - grow)} ${n(foot)}V${n(foot - high + half)}a${n(half + grow)} ${n(half + grow)} 0 0 1 ${n(wide + 2 * grow)} 0V${n(foot)}z`
  if (mood.lit > 0.3) canvas.glow(x, foot - high * 0.6, high * 1.4, mood.lamp, 0.4 * mood.lit)
  canvas.fill(arch(wide * 0.13), mix(mood.wall[0], '#FFFFFF', 0.4))
  canvas.fill(
    arch(0),
    canvas.shade([
      [0, mix(mood.wood, mood.ink, 0.25)],
      [1, mix(mood.wood, mood.ink, 0.05)],
    ]),
  )
  canvas.line(`M${n(x)} ${n(foot)}V${n(foot - high + 4)}`, mood.ink, 2.5, 0.5)
  for (let step = 0; step < 3; step++) {
    const grow = wide * (0.35 + step * 0.28)
    canvas.box(x - half - grow, foot + step * 9, wide + 2 * grow, 9.5, mix(mood.wall[0], mood.wall[1], 0.15 + step * 0.25))
  }
}

/** Stones here and there in a wall. */
export function stones({ canvas, mood, random }: Brush, { x, foot, width, height }: Block, count: number): void {
  for (let index = 0; index < count; index++) {
    const wide = span(random, 18, 44)
    canvas.box(
      span(random, x + 4, x + width - wide - 4),
      span(random, foot - height + 6, foot - 22),
      wide,
      span(random, 9, 17),
      random.chance(0.5) ? mood.wall[1] : '#FFFFFF',
      {
        radius: 4,
        opacity: 0.28,
      },
    )
  }
}

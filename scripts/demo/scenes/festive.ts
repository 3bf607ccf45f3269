import { mix, n } from './canvas.ts'
import { type Brush, flower, span } from './land.ts'
import { crown } from './trees.ts'

/** Lamps on a line that hangs between two points. */
export function stringLights(
  { canvas, mood }: Brush,
  from: { x: number; y: number },
  to: { x: number; y: number },
  sag: number,
  bulb = 7,
): void {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + sag * 2 }
  canvas.line(`M${n(from.x)} ${n(from.y)}Q${n(middle.x)} ${n(middle.y)} ${n(to.x)} ${n(to.y)}`, mood.ink, 2.2, 0.55)
  const count = Math.max(4, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 62))
  for (let index = 1; index < count; index++) {
    const t = index / count
    const x = (1 - t) ** 2 * from.x + 2 * t * (1 - t) * middle.x + t * t * to.x
    const y = (1 - t) ** 2 * from.y + 2 * t * (1 - t) * middle.y + t * t * to.y + bulb
    canvas.glow(x, y, bulb * (4 + mood.lit * 4), mood.lamp, 0.3 + mood.lit * 0.5)
    canvas.disc(x, y, bulb, mix(mood.lamp, '#FFFFFF', 0.45))
  }
}

/** A couple that stands close together, seen from behind; `y` is the ground. */
export function couple({ canvas, mood }: Brush, x: number, y: number, tall: number, { dark = false } = {}): void {
  const suit = dark ? mood.ink : mix(mood.ink, mood.leaf[0], 0.35)
  const dress = dark ? mix(mood.ink, mood.linen, 0.12) : mood.linen
  const skin = dark ? mood.ink : '#C68D6B'
  const hair = dark ? mood.ink : '#4A3328'
  const p = (dx: number, dy: number) => `${n(x + dx * tall)} ${n(y - dy * tall)}`
  canvas.oval(x, y, tall * 0.34, tall * 0.025, mood.ink, 0.22)
  // He, on the right.
  canvas.fill(
    `M${p(0.04, 0)}L${p(0.06, 0.5)}C${p(0.02, 0.68)} ${p(0.03, 0.8)} ${p(0.09, 0.83)}L${p(0.19, 0.83)}C${p(0.26, 0.8)} ${p(0.26, 0.66)} ${p(0.23, 0.46)}L${p(0.22, 0)}H${n(x + 0.145 * tall)}L${p(0.135, 0.42)}L${p(0.115, 0)}z`,
    suit,
  )
  canvas.fill(`M${p(0.115, 0.82)}h${n(0.05 * tall)}v${n(-0.06 * tall)}h${n(-0.05 * tall)}z`, skin)
  canvas.oval(x + 0.14 * tall, y - 0.915 * tall, tall * 0.058, tall * 0.072, skin)
  canvas.fill(
    `M${p(0.078, 0.9)}C${p(0.07, 1.02)} ${p(0.21, 1.02)} ${p(0.2, 0.9)}C${p(0.18, 0.955)} ${p(0.1, 0.955)} ${p(0.078, 0.9)}z`,
    hair,
  )
  canvas.oval(x + 0.14 * tall, y - 0.945 * tall, tall * 0.06, tall * 0.05, hair)
  // She, her head leaning towards him, in a long dress with a train.
  const cloth = dark
    ? dress
    : canvas.shade([
        [0, mix(dress, '#FFFFFF', 0.5)],
        [1, mix(dress, mood.haze, 0.5)],
      ])
  canvas.fill(
    `M${p(-0.14, 0.77)}C${p(-0.15, 0.68)} ${p(-0.12, 0.6)} ${p(-0.13, 0.53)}C${p(-0.2, 0.3)} ${p(-0.28, 0.1)} ${p(-0.38, 0.0)}C${p(-0.2, -0.035)} ${p(0.0, -0.03)} ${p(0.05, 0.005)}C${p(0.04, 0.2)} ${p(0.0, 0.4)} ${p(-0.03, 0.53)}C${p(-0.02, 0.6)} ${p(0.0, 0.68)} ${p(-0.01, 0.77)}z`,
    cloth,
  )
  if (!dark) {
    canvas.line(
      `M${p(-0.1, 0.5)}C${p(-0.14, 0.3)} ${p(-0.18, 0.14)} ${p(-0.24, 0.02)}M${p(-0.07, 0.5)}C${p(-0.07, 0.3)} ${p(-0.08, 0.14)} ${p(-0.1, 0)}`,
      mood.wall[1],
      tall * 0.006,
      0.7,
    )
  }
  canvas.line(`M${p(-0.13, 0.75)}C${p(-0.17, 0.66)} ${p(-0.15, 0.58)} ${p(-0.1, 0.55)}`, skin, tall * 0.035)
  canvas.line(`M${p(-0.02, 0.75)}C${p(0.04, 0.68)} ${p(0.06, 0.62)} ${p(0.1, 0.6)}`, skin, tall * 0.033)
  canvas.fill(`M${p(-0.1, 0.8)}h${n(0.05 * tall)}v${n(-0.07 * tall)}h${n(-0.05 * tall)}z`, skin)
  canvas.oval(x - 0.062 * tall, y - 0.868 * tall, tall * 0.052, tall * 0.065, hair)
  canvas.oval(x - 0.09 * tall, y - 0.852 * tall, tall * 0.042, tall * 0.04, hair)
  if (!dark) {
    canvas.fill(
      `M${p(-0.1, 0.9)}C${p(-0.2, 0.7)} ${p(-0.24, 0.4)} ${p(-0.36, 0.06)}C${p(-0.22, 0.1)} ${p(-0.14, 0.3)} ${p(-0.05, 0.86)}z`,
      '#FFFFFF',
      0.4,
    )
  }
}

/** A posy of round blooms among leaves. */
export function posy(brush: Brush, x: number, y: number, radius: number): void {
  const { canvas, mood, random } = brush
  for (let leaf = 0; leaf < 16; leaf++) {
    const angle = span(random, 0, 360)
    const size = n(radius / 60)
    canvas.moved(`translate(${n(x)} ${n(y)}) rotate(${n(angle)}) scale(${size})`, () =>
      canvas.fill('M22 0C40 -18 66 -18 92 0C66 14 40 14 22 0z', random.pick([mood.leaf[0], mood.leaf[1], mood.leaf[2]])),
    )
  }
  for (let count = 12; count > 0; count--) {
    const angle = span(random, 0, 2 * Math.PI)
    const out = Math.sqrt(random.next()) * radius * 0.66
    rose(brush, x + Math.cos(angle) * out, y + Math.sin(angle) * out * 0.9, radius * span(random, 0.26, 0.4))
  }
  for (let count = 10; count > 0; count--) {
    const angle = span(random, 0, 2 * Math.PI)
    flower(brush, x + Math.cos(angle) * radius * 0.86, y + Math.sin(angle) * radius * 0.8, radius * 0.11)
  }
}

/** A full bloom: petals around petals, each ring smaller and deeper. */
export function rose({ canvas, mood, random }: Brush, x: number, y: number, radius: number): void {
  const tint = random.pick(mood.petals)
  const turn = random.next() * 6
  for (const [ring, size] of [1, 0.74, 0.5, 0.28].entries()) {
    const shade = mix(mix(tint, '#FFFFFF', 0.28 - ring * 0.06), mood.petals[2], ring * 0.17)
    const petals = 6 - ring
    for (let petal = 0; petal < petals; petal++) {
      const angle = turn + ring * 0.7 + (petal / petals) * 2 * Math.PI
      canvas.disc(
        x + Math.cos(angle) * radius * size * 0.5,
        y + Math.sin(angle) * radius * size * 0.46,
        radius * size * 0.56,
        mix(shade, mood.ink, petal * 0.012),
      )
    }
  }
  canvas.disc(x, y, radius * 0.13, mix(mood.petals[2], mood.ink, 0.2))
}

/** A bush of leaves with blooms in it. */
export function bloomingBush(brush: Brush, x: number, y: number, wide: number, high: number, blooms: number): void {
  crown(brush, x, y, wide, high)
  if (brush.mood.season === 'winter') return
  for (let count = blooms; count > 0; count--) {
    const angle = brush.random.next() * 2 * Math.PI
    const out = Math.sqrt(brush.random.next()) * 0.82
    rose(brush, x + Math.cos(angle) * wide * out, y + Math.sin(angle) * high * out, span(brush.random, 7, 15))
  }
}

/** A lantern with a candle; `y` is what it stands on. */
export function lantern({ canvas, mood }: Brush, x: number, y: number, tall: number): void {
  const wide = tall * 0.42
  const metal = mix(mood.ink, mood.wood, 0.3)
  canvas.glow(x, y - tall * 0.4, tall * 1.5, mood.lamp, 0.35 + mood.lit * 0.35)
  canvas.box(
    x - wide / 2,
    y - tall * 0.72,
    wide,
    tall * 0.7,
    canvas.shade([
      [0, mix(mood.lamp, '#FFFFFF', 0.5)],
      [1, mood.lamp],
    ]),
    { opacity: 0.75 },
  )
  canvas.box(x - wide * 0.15, y - tall * 0.34, wide * 0.3, tall * 0.32, mood.linen)
  canvas.fill(
    `M${n(x)} ${n(y - tall * 0.52)}q${n(wide * 0.16)} ${n(tall * 0.1)} 0 ${n(tall * 0.17)}q${n(-wide * 0.16)} ${n(-tall * 0.07)} 0 ${n(-tall * 0.17)}z`,
    '#FFF6D8',
  )
  for (const side of [-1, 0, 1])
    canvas.line(`M${n(x + side * (wide / 2))} ${n(y)}v${n(-tall * 0.74)}`, metal, tall * (side === 0 ? 0.008 : 0.025))
  canvas.box(x - wide * 0.58, y - tall * 0.05, wide * 1.16, tall * 0.05, metal)
  canvas.fill(
    `M${n(x - wide * 0.6)} ${n(y - tall * 0.72)}L${n(x - wide * 0.14)} ${n(y - tall * 0.92)}h${n(wide * 0.28)}L${n(x + wide * 0.6)} ${n(y - tall * 0.72)}z`,
    metal,
  )
  canvas.line(
    `M${n(x - wide * 0.16)} ${n(y - tall * 0.93)}a${n(wide * 0.16)} ${n(wide * 0.2)} 0 0 1 ${n(wide * 0.32)} 0`,
    metal,
    tall * 0.02,
  )
}

/** A chair seen from behind, its back crossed. */
export function chair({ canvas, mood }: Brush, x: number, foot: number, tall: number): void {
  const wide = tall * 0.42
  const tint = mix(mood.wood, '#FFFFFF', 0.1)
  const [left, right, seat] = [x - wide / 2, x + wide / 2, foot - tall * 0.48]
  canvas.line(
    `M${n(left)} ${n(foot)}V${n(foot - tall)}M${n(right)} ${n(foot)}V${n(foot - tall)}M${n(left)} ${n(foot - tall)}q${n(wide / 2)} ${n(-tall * 0.09)} ${n(wide)} 0`,
    tint,
    tall * 0.04,
  )
  canvas.line(
    `M${n(left)} ${n(seat - 8)}L${n(right)} ${n(foot - tall * 0.94)}M${n(right)} ${n(seat - 8)}L${n(left)} ${n(foot - tall * 0.94)}`,
    tint,
    tall * 0.022,
  )
  canvas.fill(`M${n(left - 3)} ${n(seat)}h${n(wide + 6)}l-4 ${n(tall * 0.07)}h${n(-wide + 2)}z`, mood.linen)
}

/** A long table with a cloth, seen from its side; flowers, candles and glasses on it. */
export function longTable(brush: Brush, x: number, top: number, wide: number, fall: number): void {
  const { canvas, mood, random } = brush
  canvas.box(
    x,
    top,
    wide,
    fall,
    canvas.shade([
      [0, mood.linen],
      [0.3, mix(mood.linen, mood.wall[1], 0.25)],
      [1, mix(mood.linen, mood.wall[1], 0.75)],
    ]),
  )
  for (let fold = x + 30; fold < x + wide; fold += span(random, 34, 80)) {
    canvas.fill(
      `M${n(fold)} ${n(top + 20)}q${n(9)} ${n(fall * 0.5)} ${n(-4)} ${n(fall - 20)}h18q-2 ${n(-fall * 0.5)} -14 ${n(-fall + 20)}z`,
      mood.wall[1],
      0.35,
    )
  }
  canvas.box(x - 6, top - 16, wide + 12, 22, mix(mood.linen, '#FFFFFF', 0.6), { radius: 6 })
  const reach = wide / Math.max(3, Math.round(wide / 190))
  for (let at = x + reach / 2; at < x + wide; at += reach) {
    posy(brush, at, top - 52, span(random, 40, 54))
    candle(brush, at + reach * 0.36, top - 14, span(random, 66, 104))
    glass(brush, at - reach * 0.34, top - 14, 58)
    glass(brush, at - reach * 0.25, top - 14, 48)
  }
}

export function candle({ canvas, mood }: Brush, x: number, foot: number, tall: number): void {
  canvas.glow(x, foot - tall - 12, 60, mood.lamp, 0.3 + mood.lit * 0.5)
  canvas.box(x - 4.5, foot - tall, 9, tall, mix(mood.linen, mood.petals[0], 0.35), { radius: 2 })
  canvas.fill(`M${n(x)} ${n(foot - tall - 26)}q8 14 0 22q-8 -8 0 -22z`, '#FFF3C9')
  canvas.box(x - 9, foot - 8, 18, 8, mix(mood.lamp, mood.wood, 0.5), { radius: 3 })
}

export function glass({ canvas, mood }: Brush, x: number, foot: number, tall: number): void {
  const wide = tall * 0.42
  canvas.line(
    `M${n(x)} ${n(foot)}v${n(-tall * 0.5)}M${n(x - wide * 0.4)} ${n(foot)}h${n(wide * 0.8)}`,
    mix(mood.linen, mood.ink, 0.25),
    2.4,
    0.8,
  )
  canvas.fill(
    `M${n(x - wide / 2)} ${n(foot - tall)}q${n(-wide * 0.06)} ${n(tall * 0.5)} ${n(wide / 2)} ${n(tall * 0.5)}q${n(wide * 0.56)} 0 ${n(wide / 2)} ${n(-tall * 0.5)}z`,
    '#FFFFFF',
    0.55,
  )
  canvas.fill(
    `M${n(x - wide * 0.48)} ${n(foot - tall * 0.76)}q${n(wide * 0.08)} ${n(tall * 0.24)} ${n(wide * 0.48)} ${n(tall * 0.24)}q${n(wide * 0.4)} 0 ${n(wide * 0.48)} ${n(-tall * 0.24)}z`,
    mix(mood.lamp, mood.petals[1], 0.4),
    0.8,
  )
}

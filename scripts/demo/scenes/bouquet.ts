import { mix, sheet } from './canvas.ts'
import { rose } from './festive.ts'
import { type Brush, span, vignette } from './land.ts'
import { leaf } from './nearby.ts'

const { width, height } = sheet

/** A bouquet with trailing ribbons. */
export function bouquet(brush: Brush): void {
  const { canvas, mood, random } = brush
  canvas.box(
    0,
    0,
    width,
    height,
    canvas.shade([
      [0, mix(mood.sky[1], mood.linen, 0.45)],
      [1, mix(mood.petals[0], mood.linen, 0.4)],
    ]),
  )
  canvas.glow(420, 260, 900, mood.sun, 0.7)
  canvas.fill('M-20 1220L520 -20H760L200 1220z', mood.sun, 0.25)
  canvas.fill('M500 1220L980 -20H1060L600 1220z', mood.sun, 0.2)
  const [x, y] = [800, 520]
  canvas.oval(x + 90, y + 110, 440, 430, mood.ink, 0.1)
  for (let stem = -6; stem <= 6; stem++)
    canvas.line(`M${x + stem * 15} 780Q${x + stem * 6} 930 ${x + stem * 22} 1150`, stem % 2 ? mood.leaf[0] : mood.leaf[1], 15)
  for (const side of [-1, 1])
    canvas.fill(
      `M${x - 20} 930C${x + side * 130} 960 ${x + side * 90} 1090 ${x + side * 190} 1240H${x + side * 250}C${x + side * 150} 1090 ${x + side * 220} 960 ${x + 20} 915z`,
      mix(mood.petals[0], '#FFFFFF', 0.35),
    )
  for (let spray = 0; spray < 44; spray++) {
    const angle = (spray / 44) * 360 + span(random, -8, 8)
    const turn = (angle * Math.PI) / 180
    const reach = span(random, 200, 300)
    leaf(
      brush,
      x + Math.cos(turn) * reach,
      y + Math.sin(turn) * reach * 0.92,
      angle + span(random, -24, 24),
      span(random, 120, 210),
      random.pick([...mood.leaf, mood.leaf[0]]),
    )
  }
  const blooms: [number, number, number][] = []
  for (let ring = 3; ring >= 0; ring--) {
    const count = ring === 0 ? 1 : ring * 5 + 1
    for (let index = 0; index < count; index++) {
      const angle = (index / count) * 2 * Math.PI + ring * 0.5
      blooms.push([x + Math.cos(angle) * ring * 104, y + Math.sin(angle) * ring * 96, span(random, 74, 104)])
    }
  }
  for (const [bx, by, size] of blooms) rose(brush, bx, by, size)
  for (let berry = 0; berry < 46; berry++)
    canvas.disc(
      x + span(random, -360, 360),
      y + span(random, -340, 340),
      span(random, 6, 13),
      mix(random.pick([mood.petals[2], mood.leaf[2], '#FFFFFF']), mood.linen, 0.15),
    )
  canvas.box(
    x - 92,
    842,
    184,
    96,
    canvas.shade(
      [
        [0, mix(mood.petals[0], '#FFFFFF', 0.45)],
        [1, mood.petals[0]],
      ],
      true,
    ),
    { radius: 18 },
  )
  for (const line of [866, 890, 914]) canvas.line(`M${x - 88} ${line}H${x + 88}`, mood.petals[2], 3, 0.3)
  vignette(brush, 0.22)
}

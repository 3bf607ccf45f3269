import { mix, n, sheet } from './canvas.ts'
import { chair, longTable } from './festive.ts'
import { type Brush, sky, span, vignette } from './land.ts'

const { width } = sheet

/** A restaurant's terrace room: a long table under hanging plants and lamps. */
export function restaurant(brush: Brush): void {
  const { canvas, mood, random } = brush
  const [light, shade] = mood.wall
  sky(brush, { horizon: 620, sunAt: { x: 1120, y: 360 } })
  canvas.fill('M0 560Q400 470 800 540T1600 500V700H0z', mix(mood.leaf[1], mood.haze, 0.5))
  canvas.fill('M0 620Q300 570 800 610T1600 590V760H0z', mix(mood.leaf[0], mood.haze, 0.35))
  for (const [x, wide] of [
    [0, 120],
    [500, 50],
    [1050, 50],
    [1480, 120],
  ] as const)
    canvas.box(
      x,
      0,
      wide,
      760,
      canvas.shade(
        [
          [0, light],
          [1, shade],
        ],
        true,
      ),
    )
  canvas.box(0, 0, width, 170, mix(mood.wood, mood.ink, 0.2))
  for (let beam = 0; beam < 9; beam++) canvas.box(beam * 190 - 20, 120, 60, 70, mix(mood.wood, mood.ink, 0.4))
  canvas.box(
    0,
    700,
    width,
    520,
    canvas.shade([
      [0, mix(mood.wood, mood.lamp, 0.25)],
      [1, mix(mood.wood, mood.ink, 0.3)],
    ]),
  )
  for (let x = 60; x < width; x += span(random, 46, 88)) {
    const long = span(random, 40, 190)
    canvas.line(`M${n(x)} 168q${n(span(random, -14, 14))} ${n(long / 2)} ${n(span(random, -8, 8))} ${n(long)}`, mood.leaf[0], 4)
    for (let leaf = 0; leaf < long; leaf += 15) canvas.oval(x + (leaf % 2 ? 11 : -11), 172 + leaf, 13, 7, random.pick([...mood.leaf]))
  }
  for (const x of [290, 620, 980, 1310]) {
    canvas.line(`M${x} 160V392`, mood.ink, 3)
    canvas.glow(x, 440, 210, mood.lamp, 0.35 + mood.lit * 0.45)
    canvas.fill(`M${x - 62} 446Q${x - 50} 396 ${x} 388Q${x + 50} 396 ${x + 62} 446z`, mood.petals[2])
    canvas.disc(x, 452, 19, '#FFF6DA')
  }
  for (let seat = 0; seat < 7; seat++) chair(brush, 190 + seat * 204, 960, 310)
  longTable(brush, 110, 870, 1380, 250)
  for (let seat = 0; seat < 6; seat++) chair(brush, 290 + seat * 204, 1230, 330)
  vignette(brush, 0.35)
}

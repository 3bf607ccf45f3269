import { mix, n, sheet } from './canvas.ts'
import { candle, glass, rose, stringLights } from './festive.ts'
import { type Brush, span, vignette } from './land.ts'
import { bokeh, leaf } from './nearby.ts'

const { width, height } = sheet

/** A cake of tiers with flowers down its side. */
export function cake(brush: Brush): void {
  const { canvas, mood, random } = brush
  canvas.box(
    0,
    0,
    width,
    height,
    canvas.shade([
      [0, mix(mood.sky[0], mood.wall[0], 0.4)],
      [1, mix(mood.sky[2], mood.wall[0], 0.4)],
    ]),
  )
  canvas.fill('M-20 -20H300C200 300 240 700 120 980H-20z', mix(mood.petals[0], mood.wall[1], 0.4), 0.8)
  canvas.fill('M1620 -20H1300C1400 300 1360 700 1480 980H1620z', mix(mood.petals[0], mood.wall[1], 0.5), 0.8)
  bokeh(brush, 60, 760, 26)
  for (let row = 0; row < 3; row++) stringLights(brush, { x: -20, y: 90 + row * 70 }, { x: 1620, y: 60 + row * 90 }, 70, 6)
  canvas.fill(
    'M-20 970H1620V1220H-20z',
    canvas.shade([
      [0, mood.linen],
      [1, mix(mood.linen, mood.wall[1], 0.8)],
    ]),
  )
  canvas.oval(800, 1000, 400, 50, mood.ink, 0.18)
  canvas.fill('M640 986C660 960 700 950 720 930H880C900 950 940 960 960 986z', mix(mood.lamp, mood.wood, 0.4))
  canvas.oval(800, 926, 350, 44, mix(mood.lamp, mood.linen, 0.35))
  const icing = canvas.shade(
    [
      [0, mix(mood.linen, mood.wall[1], 0.35)],
      [0.3, mix(mood.linen, '#FFFFFF', 0.8)],
      [1, mix(mood.linen, mood.wall[1], 0.8)],
    ],
    true,
  )
  for (const [half, top, tall] of [
    [270, 740, 180],
    [205, 570, 174],
    [145, 420, 154],
    [90, 300, 124],
  ] as const) {
    canvas.fill(`M${800 - half} ${top}V${top + tall}Q800 ${n(top + tall + half * 0.24)} ${800 + half} ${top + tall}V${top}z`, icing)
    canvas.oval(800, top, half, half * 0.13, mix(mood.linen, '#FFFFFF', 0.85))
    for (let pearl = 0; pearl <= 26; pearl++) {
      const angle = (pearl / 26) * Math.PI
      canvas.disc(800 - Math.cos(angle) * half, top + tall + Math.sin(angle) * half * 0.12 - 8, 7, '#FFFFFF')
    }
    for (let swag = 0; swag < 5; swag++)
      canvas.line(
        `M${n(800 - half * 0.94 + swag * half * 0.376)} ${n(top + tall * 0.4)}q${n(half * 0.188)} ${n(tall * 0.3)} ${n(half * 0.376)} 0`,
        mood.petals[0],
        4,
        0.8,
      )
  }
  for (const [x, y, size] of [
    [790, 292, 56],
    [852, 322, 40],
    [716, 420, 48],
    [660, 446, 36],
    [930, 580, 54],
    [980, 610, 38],
    [886, 560, 34],
    [620, 742, 62],
    [560, 776, 44],
    [690, 756, 40],
    [1010, 900, 66],
    [1080, 930, 46],
  ] as const) {
    for (let blade = 0; blade < 4; blade++) leaf(brush, x, y, span(random, 0, 360), size * 1.7, random.pick([...mood.leaf]))
    rose(brush, x, y, size)
  }
  for (const [x, tall] of [
    [240, 210],
    [330, 150],
    [1270, 160],
    [1370, 220],
  ] as const)
    candle(brush, x, 1010, tall)
  for (const x of [450, 1190]) glass(brush, x, 1050, 150)
  vignette(brush, 0.28)
}

import { mix, n } from './canvas.ts'
import { couple, posy, stringLights } from './festive.ts'
import { type Brush, sky, span, vignette, water } from './land.ts'
import { wall, windows } from './walls.ts'

/** A white yacht at anchor in a bay. */
export function yacht(brush: Brush): void {
  const { canvas, mood, random } = brush
  const sunX = span(random, 320, 520)
  sky(brush, { horizon: 640, sunAt: { x: sunX, y: span(random, 330, 440) } })
  canvas.fill('M900 660C1020 520 1180 560 1260 470C1380 400 1500 470 1620 420V680H900z', mix(mood.leaf[1], mood.haze, 0.55))
  canvas.fill('M1150 670C1260 590 1400 600 1620 560V690H1150z', mix(mood.leaf[0], mood.haze, 0.35))
  for (let house = 0; house < 26; house++) {
    const x = 1190 + (house % 9) * 48 + span(random, -8, 8)
    wall(brush, { x, foot: 668 - Math.floor(house / 9) * 30, width: 36, height: 40 }, 0.2)
    canvas.fill(`M${n(x - 4)} ${628 - Math.floor(house / 9) * 30}l22 -16l22 16z`, mix(mood.roof, mood.haze, 0.2))
  }
  water(brush, 660, sunX)
  const y = 930
  canvas.oval(820, y + 74, 620, 26, mood.ink, 0.25)
  canvas.fill(
    `M420 ${y - 120}H1130L1180 ${y - 40}H380z`,
    canvas.shade([
      [0, '#FFFFFF'],
      [1, mood.wall[1]],
    ]),
  )
  windows(brush, { x: 450, foot: y - 42, width: 660, height: 78 }, 1, 9)
  canvas.fill(
    `M520 ${y - 208}H990L1050 ${y - 124}H480z`,
    canvas.shade([
      [0, '#FFFFFF'],
      [1, mix(mood.wall[0], mood.wall[1], 0.5)],
    ]),
  )
  canvas.fill(`M560 ${y - 190}H960L996 ${y - 146}H540z`, mix(mood.ink, mood.sky[0], 0.35))
  canvas.line(`M760 ${y - 208}V${y - 480}M640 ${y - 208}V${y - 330}`, mood.wall[1], 8)
  canvas.fill(
    `M250 ${y - 46}H1420C1380 ${y + 20} 1300 ${y + 76} 1210 ${y + 80}H380C310 ${y + 76} 270 ${y + 20} 250 ${y - 46}z`,
    canvas.shade([
      [0, '#FFFFFF'],
      [0.6, mix('#FFFFFF', mood.wall[1], 0.5)],
      [1, mix(mood.wall[1], mood.water[1], 0.5)],
    ]),
  )
  canvas.fill(`M262 ${y - 22}H1406L1396 ${y - 2}H266z`, mix(mood.water[1], mood.ink, 0.4))
  for (let porthole = 0; porthole < 10; porthole++) canvas.disc(400 + porthole * 84, y + 30, 13, mix(mood.ink, mood.lamp, mood.lit * 0.7))
  for (let rail = 1130; rail < 1420; rail += 32) canvas.line(`M${rail} ${y - 46}v-44`, '#FFFFFF', 4)
  canvas.line(`M1120 ${y - 90}H1440M250 ${y - 90}H430`, '#FFFFFF', 5)
  couple(brush, 1270, y - 44, 180)
  stringLights(brush, { x: 760, y: y - 470 }, { x: 1425, y: y - 84 }, 50, 8)
  stringLights(brush, { x: 760, y: y - 470 }, { x: 254, y: y - 84 }, 40, 8)
  for (const x of [470, 560, 1010, 1090]) posy(brush, x, y - 134, 34)
  for (let count = 60; count > 0; count--)
    canvas.oval(span(random, 240, 1420), span(random, 1012, 1130), span(random, 20, 90), 3, '#FFFFFF', span(random, 0.12, 0.4))
  vignette(brush, 0.25)
}

import { mix, n, sheet } from './canvas.ts'
import { rose } from './festive.ts'
import { type Brush, span, vignette } from './land.ts'
import { leaf } from './nearby.ts'

const { width, height } = sheet

/** A place laid at the table, seen from above. */
export function placeSetting(brush: Brush): void {
  const { canvas, mood, random } = brush
  canvas.box(
    0,
    0,
    width,
    height,
    canvas.shade([
      [0, mix(mood.wood, mood.linen, 0.55)],
      [1, mix(mood.wood, mood.linen, 0.3)],
    ]),
  )
  for (let board = 0; board < 7; board++) {
    canvas.box(0, board * 176, width, 4, mood.ink, { opacity: 0.2 })
    for (let grain = 0; grain < 5; grain++)
      canvas.line(
        `M${n(span(random, 0, 700))} ${n(board * 176 + span(random, 20, 160))}q${n(span(random, 200, 500))} ${n(span(random, -16, 16))} ${n(span(random, 500, 900))} 0`,
        mood.wood,
        2.4,
        0.3,
      )
  }
  canvas.fill('M-20 330C400 300 1200 360 1620 320V890C1200 930 500 870 -20 900z', mix(mood.linen, '#FFFFFF', 0.3), 0.96)
  const [x, y] = [800, 620]
  canvas.disc(x + 12, y + 20, 392, mood.ink, 0.18)
  canvas.disc(x, y, 390, mix(mood.lamp, mood.wood, 0.32))
  for (let bead = 0; bead < 90; bead++)
    canvas.disc(
      x + Math.cos((bead / 90) * 2 * Math.PI) * 376,
      y + Math.sin((bead / 90) * 2 * Math.PI) * 376,
      8,
      mix(mood.lamp, '#FFFFFF', 0.35),
    )
  canvas.disc(x + 6, y + 10, 320, mood.ink, 0.14)
  canvas.disc(
    x,
    y,
    318,
    canvas.shade([
      [0, '#FFFFFF'],
      [1, mix(mood.linen, mood.wall[1], 0.4)],
    ]),
  )
  canvas.disc(x, y, 236, mix(mood.linen, mood.wall[1], 0.18))
  canvas.disc(x, y, 222, mix(mood.linen, '#FFFFFF', 0.7))
  canvas.moved(`rotate(${n(span(random, -16, 16))} ${x} ${y})`, () => {
    canvas.box(
      x - 96,
      y - 260,
      192,
      520,
      canvas.shade([
        [0, mix(mood.petals[0], '#FFFFFF', 0.2)],
        [1, mix(mood.petals[0], mood.petals[2], 0.35)],
      ]),
      { radius: 10 },
    )
    canvas.line(`M${x - 40} ${y - 250}V${y + 250}M${x + 44} ${y - 250}V${y + 250}`, mood.petals[2], 3, 0.3)
    canvas.box(x - 120, y - 64, 240, 132, mix(mood.linen, '#FFFFFF', 0.6), { radius: 8 })
    for (const [line, half] of [
      [-24, 66],
      [4, 86],
      [30, 50],
    ] as const)
      canvas.line(`M${x - half} ${y + line}q${half * 0.5} -12 ${half} 0t${half} 0`, mood.ink, 4, 0.6)
    for (let blade = 0; blade < 7; blade++) leaf(brush, x, y + 120, 200 + blade * 24, 120, random.pick([...mood.leaf]))
    rose(brush, x, y + 122, 52)
  })
  const silver = canvas.shade(
    [
      [0, '#FFFFFF'],
      [0.5, mix(mood.wall[1], '#FFFFFF', 0.2)],
      [1, mix(mood.wall[1], mood.ink, 0.25)],
    ],
    true,
  )
  for (const fork of [290, 350]) {
    canvas.box(fork - 8, 600, 16, 330, silver, { radius: 8 })
    for (const tine of [-22, -7, 8, 22]) canvas.box(fork + tine - 4, 330, 8, 180, silver, { radius: 4 })
    canvas.fill(`M${fork - 27} 500H${fork + 27}Q${fork + 24} 590 ${fork} 610Q${fork - 24} 590 ${fork - 27} 500z`, silver)
  }
  canvas.fill('M1236 330q46 130 26 290h-26z', silver)
  canvas.box(1236, 610, 20, 320, silver, { radius: 9 })
  canvas.oval(1330, 400, 36, 68, silver)
  canvas.box(1322, 450, 16, 480, silver, { radius: 8 })
  for (const [gx, gy, size] of [
    [1240, 180, 90],
    [1420, 260, 74],
  ] as const) {
    canvas.disc(gx + 8, gy + 12, size, mood.ink, 0.12)
    canvas.disc(gx, gy, size, '#FFFFFF', 0.6)
    canvas.disc(gx, gy, size * 0.78, mix(mood.lamp, mood.petals[1], 0.5), 0.8)
    canvas.oval(gx - size * 0.3, gy - size * 0.34, size * 0.2, size * 0.1, '#FFFFFF', 0.9)
  }
  for (let index = 0; index < 16; index++) {
    const [lx, ly] = [index * 106, 110 + Math.sin(index * 1.3) * 34]
    if (lx > 1120) continue
    for (let blade = 0; blade < 5; blade++) leaf(brush, lx, ly, span(random, 0, 360), span(random, 90, 150), random.pick([...mood.leaf]))
    if (index % 2 === 0) rose(brush, lx, ly, span(random, 46, 70))
  }
  for (const [lx, ly] of [
    [150, 1080],
    [40, 990],
    [1480, 1090],
    [1380, 1150],
  ] as const) {
    for (let blade = 0; blade < 6; blade++) leaf(brush, lx, ly, span(random, 0, 360), 150, random.pick([...mood.leaf]))
    rose(brush, lx, ly, 76)
  }
  vignette(brush, 0.2)
}

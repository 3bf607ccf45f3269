/** A place on the paper and the direction to go on from it, in pixels and radians. */
export interface Pose {
  readonly x: number
  readonly y: number
  readonly angle: number
}

/** A line that something grows along. */
export interface Stem {
  readonly length: number
  /** The pose at a part of the length, from 0 to 1. */
  at(along: number): Pose
}

/** A drawing in fine lines; what is drawn later covers what it lies upon. */
export class Sketch {
  private readonly parts: string[] = []
  private lines = ''

  /** A line alone. */
  line(path: string): void {
    this.lines += path
  }

  /** A closed shape: tinted, and outlined. */
  shape(path: string, tint: string): void {
    this.flush()
    this.parts.push(`<path d="${path}" fill="${tint}"/>`)
  }

  dot(at: Pose, radius: number, tint: string): void {
    this.flush()
    this.parts.push(`<circle cx="${digits(at.x)}" cy="${digits(at.y)}" r="${digits(radius)}" fill="${tint}"/>`)
  }

  /** The drawing as SVG elements, lines in one colour. */
  toSvg(ink: string): string {
    this.flush()
    const pen = `fill="none" stroke="${ink}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"`
    return `<g ${pen}>${this.parts.join('')}</g>`
  }

  private flush(): void {
    if (this.lines !== '') this.parts.push(`<path d="${this.lines}"/>`)
    this.lines = ''
  }
}

/** Where one comes by going `forward`, and `aside` to the right, from a pose. */
export function from({ x, y, angle }: Pose, forward: number, aside = 0): Pose {
  return {
    x: x + forward * Math.cos(angle) - aside * Math.sin(angle),
    y: y + forward * Math.sin(angle) + aside * Math.cos(angle),
    angle,
  }
}

/** The same place, looking elsewhere. */
export function turned(pose: Pose, by: number): Pose {
  return { ...pose, angle: pose.angle + by }
}

export function point({ x, y }: Pose): string {
  return `${digits(x)} ${digits(y)}`
}

/** A tenth of a pixel is as fine as anyone sees. */
export function digits(value: number): number {
  return Math.round(value * 10) / 10
}

/** A stem that bends by `bend` radians on its way. */
export function bentStem(start: Pose, length: number, bend: number): Stem {
  return {
    length,
    at(along) {
      const mean = start.angle + (bend * along) / 2
      const chord = bend === 0 ? length * along : ((2 * length) / bend) * Math.sin((bend * along) / 2)
      return { x: start.x + chord * Math.cos(mean), y: start.y + chord * Math.sin(mean), angle: start.angle + bend * along }
    },
  }
}

/** The stem itself, as a line. */
export function stemPath(stem: Stem): string {
  const steps = Math.max(3, Math.round(stem.length / 24))
  let path = `M${point(stem.at(0))}`
  for (let step = 1; step <= steps; step++) path += `L${point(stem.at(step / steps))}`
  return path
}

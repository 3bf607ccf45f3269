/** The size that scenes are drawn at, in the ratio of photographs. */
export const sheet = { width: 1600, height: 1200 } as const

/** The visible part of a drawing, in the drawing's ratio. */
export interface View {
  readonly x: number
  readonly y: number
  readonly width: number
}

type Stop = readonly [offset: number, colour: string, opacity?: number]

/** Collects the shapes of a drawing; later ones cover earlier ones. */
export class Canvas {
  #shapes = ''
  #paints = ''
  #count = 0

  /** A closed shape. */
  fill(path: string, paint: string, opacity = 1): void {
    this.#shapes += `<path d="${path}" fill="${paint}"${opacityOf(opacity)}/>`
  }

  /** An open line with round ends. */
  line(path: string, colour: string, width: number, opacity = 1): void {
    this.#shapes += `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opacityOf(opacity)}/>`
  }

  box(x: number, y: number, width: number, height: number, paint: string, { radius = 0, opacity = 1 } = {}): void {
    const corner = radius > 0 ? ` rx="${n(radius)}"` : ''
    this.#shapes += `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${corner} fill="${paint}"${opacityOf(opacity)}/>`
  }

  disc(x: number, y: number, radius: number, paint: string, opacity = 1): void {
    this.#shapes += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${paint}"${opacityOf(opacity)}/>`
  }

  oval(x: number, y: number, wide: number, high: number, paint: string, opacity = 1): void {
    this.#shapes += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(wide)}" ry="${n(high)}" fill="${paint}"${opacityOf(opacity)}/>`
  }

  /** Light that fades out around a place. */
  glow(x: number, y: number, radius: number, colour: string, strength = 0.8): void {
    const paint = this.#paint('radialGradient', '', [
      [0, colour, strength],
      [0.35, colour, strength * 0.42],
      [1, colour, 0],
    ])
    this.disc(x, y, radius, paint)
  }

  /** A gradient downwards over a shape; `across`: from its left to its right. */
  shade(stops: readonly Stop[], across = false): string {
    return this.#paint('linearGradient', across ? '' : ' x2="0" y2="1"', stops)
  }

  /** What `draw` draws, moved, turned or mirrored. */
  moved(transform: string, draw: () => void): void {
    this.#shapes += `<g transform="${transform}">`
    draw()
    this.#shapes += '</g>'
  }

  /** What `draw` draws, within a shape. */
  within(path: string, draw: () => void): void {
    const id = this.#id()
    this.#paints += `<clipPath id="${id}"><path d="${path}"/></clipPath>`
    this.#shapes += `<g clip-path="url(#${id})">`
    draw()
    this.#shapes += '</g>'
  }

  /** A part of the drawing as an SVG, or its mirror image. */
  toSvg({ x, y, width }: View, mirrored: boolean): string {
    const shapes = mirrored ? `<g transform="translate(${sheet.width} 0) scale(-1 1)">${this.#shapes}</g>` : this.#shapes
    const left = mirrored ? sheet.width - x - width : x
    const size = `viewBox="${left} ${y} ${width} ${(width * sheet.height) / sheet.width}" width="${sheet.width}" height="${sheet.height}"`
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${this.#paints}</defs>${shapes}</svg>`
  }

  #paint(element: string, place: string, stops: readonly Stop[]): string {
    const id = this.#id()
    const written = stops.map(([offset, colour, opacity = 1]) => {
      const fading = opacity === 1 ? '' : ` stop-opacity="${n(opacity)}"`
      return `<stop offset="${offset}" stop-color="${colour}"${fading}/>`
    })
    this.#paints += `<${element} id="${id}"${place}>${written.join('')}</${element}>`
    return `url(#${id})`
  }

  #id(): string {
    this.#count += 1
    return `p${this.#count}`
  }
}

function opacityOf(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${n(opacity)}"`
}

/** A number in a path, rounded to hundredths, which is finer than visible. */
export function n(value: number): number {
  return Math.round(value * 100) / 100
}

/** A colour between two, each `#RRGGBB`. */
export function mix(from: string, to: string, part: number): string {
  const channel = (at: number) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16)
    const b = Number.parseInt(to.slice(at, at + 2), 16)
    return Math.round(a + (b - a) * Math.min(1, Math.max(0, part)))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

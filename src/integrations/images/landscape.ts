import { between } from './plants.ts'
import { digits } from './sketch.ts'

/** The light a scene is seen in: the theme's colours, from the sky down to what is nearest. */
export interface Light {
  readonly sky: readonly [top: string, bottom: string]
  readonly sun: string
  readonly mist: string
  /** What lies far away, between, and near. */
  readonly depths: readonly [far: string, middle: string, near: string]
}

/** A line of hills: how high its crest stands over each place. */
export type Crest = (x: number) => number

/** The size that landscapes are drawn at; they bleed over its edges. */
export const landscape = { width: 640, height: 480 } as const
const bleed = 12
const step = 8

/** A sky that pales towards the horizon, with a sun in a wide halo. */
export function sky({ sky: [top, bottom], sun }: Light, x: number, y: number, radius: number): string {
  const glow = `<radialGradient id="glow"><stop stop-color="${sun}" stop-opacity=".85"/><stop offset=".45" stop-color="${sun}" stop-opacity=".3"/><stop offset="1" stop-color="${sun}" stop-opacity="0"/></radialGradient>`
  return (
    `<defs>${fade('sky', top, bottom)}${glow}</defs>${sheet('url(#sky)')}` +
    `${disc(x, y, radius * 4.2, 'url(#glow)')}${disc(x, y, radius, sun)}`
  )
}

/** A crest of long waves, as rough as `height` says. */
export function crest(random: () => number, base: number, height: number): Crest {
  const waves = [0.6, 1.3, 2.7].map((frequency) => ({
    frequency: (frequency * between(random, 0.8, 1.25) * 2 * Math.PI) / landscape.width,
    phase: random() * 2 * Math.PI,
    size: height / (1 + frequency),
  }))
  return (x) => waves.reduce((y, wave) => y + wave.size * Math.sin(wave.frequency * x + wave.phase), base)
}

/** A line of hills that sinks into mist at its foot. `id` is unique within the picture. */
export function hills(id: string, line: Crest, tint: string, mist: string, depth: number): string {
  const path = `${outline(line)}V${landscape.height + bleed}H${-bleed}z`
  const top = highest(line)
  const stops = `<stop stop-color="${tint}"/><stop offset="1" stop-color="${mix(tint, mist, 0.75)}"/>`
  const gradient = `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${digits(top)}" y2="${digits(top + depth)}">${stops}</linearGradient>`
  return `<defs>${gradient}</defs><path d="${path}" fill="url(#${id})"/>`
}

/** Rows that run down a hill towards the one who looks: a vineyard, or a field of lavender. */
export function rows(id: string, line: Crest, tint: string, vanishing: number): string {
  const path = `${outline(line)}V${landscape.height + bleed}H${-bleed}z`
  let furrows = ''
  for (let index = -16; index <= 16; index++) {
    const foot = vanishing + index * 74
    furrows += `M${digits(vanishing + index * 7)} ${digits(line(vanishing) - 20)}Q${digits(vanishing + index * 22)} ${digits(line(vanishing) + 60)} ${digits(foot)} ${landscape.height + 60}`
  }
  return `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})"><path d="${furrows}" fill="none" stroke="${tint}" stroke-width="2.2" stroke-opacity=".55" stroke-linecap="round"/></g>`
}

/** A slim cypress, one side in the light. */
export function cypress(x: number, foot: number, height: number, tint: string, light: string): string {
  const half = height * 0.13
  const flame = (side: number) =>
    `M${digits(x)} ${digits(foot - height)}C${digits(x + side * half * 0.5)} ${digits(foot - height * 0.8)} ${digits(x + side * half * 1.9)} ${digits(foot - height * 0.22)} ${digits(x)} ${digits(foot)}z`
  return `<path d="${flame(-1)}" fill="${light}"/><path d="${flame(1)}" fill="${tint}"/>`
}

/** Still water from the horizon down, the sun broken on it. */
export function water(light: Light, horizon: number, sunAt: number, random: () => number): string {
  const { width, height } = landscape
  const deep = mix(light.sky[0], light.depths[2], 0.34)
  let glints = ''
  for (let y = horizon + 7; y < height; y += between(random, 7, 11) + (y - horizon) * 0.035) {
    const reach = between(random, 14, 34) + (y - horizon) * 0.18
    const aside = between(random, -1, 1) * (6 + (y - horizon) * 0.12)
    glints += `M${digits(sunAt + aside - reach)} ${digits(y)}h${digits(reach * 2)}`
  }
  let ripples = ''
  for (let count = 26; count > 0; count--) {
    const y = horizon + 8 + (height - horizon) * random() ** 1.6
    const reach = between(random, 16, 40) + (y - horizon) * 0.25
    ripples += `M${digits(between(random, -reach, width))} ${digits(y)}q${digits(reach / 2)} -1.6 ${digits(reach)} 0`
  }
  const gradient = fade('water', mix(light.sky[1], light.depths[0], 0.12), deep)
  return (
    `<defs>${gradient}</defs><rect x="${-bleed}" y="${digits(horizon)}" width="${width + 2 * bleed}" height="${height}" fill="url(#water)"/>` +
    `<path d="${ripples}" stroke="${light.mist}" stroke-opacity=".6" stroke-width="1.4" stroke-linecap="round" fill="none"/>` +
    `<path d="${glints}" stroke="${light.sun}" stroke-opacity=".75" stroke-width="2" stroke-linecap="round" fill="none"/>`
  )
}

/** The colour of what stands so far in front, from 0 (the horizon) to 1. */
export function tone({ depths: [far, middle, near] }: Light, part: number): string {
  return part < 0.5 ? mix(far, middle, part * 2) : mix(middle, near, part * 2 - 1)
}

/** A colour between two, each `#RRGGBB`. */
export function mix(from: string, to: string, part: number): string {
  const channel = (at: number) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number]
    return Math.round(a + (b - a) * part)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

function outline(line: Crest): string {
  let path = `M${-bleed} ${digits(line(-bleed))}`
  for (let x = -bleed + step; x <= landscape.width + bleed; x += step) path += `L${x} ${digits(line(x))}`
  return path
}

function highest(line: Crest): number {
  let top = line(0)
  for (let x = step; x <= landscape.width; x += step) top = Math.min(top, line(x))
  return top
}

function fade(id: string, top: string, bottom: string): string {
  return `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`
}

function sheet(fill: string): string {
  return `<rect width="${landscape.width}" height="${landscape.height}" fill="${fill}"/>`
}

function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${digits(x)}" cy="${digits(y)}" r="${digits(radius)}" fill="${fill}"/>`
}

import { bentStem, from, type Pose, point, type Sketch, type Stem, stemPath, turned } from './sketch.ts'

/** The colours of one portrait. */
export interface Tints {
  readonly leaf: string
  readonly petal: string
  readonly heart: string
}

/** Draws what grows along a stem; `size` is about the length of its longest leaf, in pixels. */
export type Plant = (sketch: Sketch, stem: Stem, size: number, tints: Tints, random: () => number) => void

/** Slim leaves in pairs, with a fruit here and there. */
const olive: Plant = (sketch, stem, size, tints, random) => {
  sketch.line(stemPath(stem))
  for (const along of places(stem, size * 0.6, 0.2, 0.94)) {
    const length = size * tapering(along) * between(random, 0.85, 1.1)
    for (const side of [-1, 1]) {
      if (random() < 0.18) fruit(sketch, turned(stem.at(along), side * 1.3), size * 0.12, tints.heart)
      leaf(sketch, turned(stem.at(along + side * 0.015), side * between(random, 0.55, 0.85)), length, length * 0.15, tints.leaf)
    }
  }
  leaf(sketch, stem.at(1), size * 0.6, size * 0.1, tints.leaf)
}

/** Round leaves on short stalks. */
const eucalyptus: Plant = (sketch, stem, size, tints, random) => {
  sketch.line(stemPath(stem))
  for (const along of places(stem, size * 0.52, 0.2, 0.96)) {
    const length = size * 0.62 * tapering(along) * between(random, 0.85, 1.1)
    for (const side of [-1, 1]) {
      const stalk = turned(stem.at(along), side * between(random, 0.75, 1.1))
      sketch.line(`M${point(stalk)}L${point(from(stalk, length * 0.22))}`)
      leaf(sketch, from(stalk, length * 0.2), length, length * 0.46, tints.leaf)
    }
  }
  leaf(sketch, stem.at(1), size * 0.34, size * 0.15, tints.leaf)
}

/** Many small leaflets that shorten towards the tip. */
const fern: Plant = (sketch, stem, size, tints, random) => {
  sketch.line(stemPath(stem))
  for (const along of places(stem, size * 0.29, 0.2, 0.98)) {
    const length = size * 0.85 * (1 - along * 0.84)
    for (const side of [-1, 1]) {
      leaf(sketch, turned(stem.at(along), side * (1.12 - along * 0.35)), length * between(random, 0.94, 1.06), length * 0.17, tints.leaf)
    }
  }
}

/** Long leaves, one side after the other. */
const laurel: Plant = (sketch, stem, size, tints, random) => {
  sketch.line(stemPath(stem))
  for (const [index, along] of places(stem, size * 0.46, 0.18, 0.94).entries()) {
    const length = size * 1.1 * tapering(along) * between(random, 0.9, 1.1)
    leaf(sketch, turned(stem.at(along), alternating(index) * between(random, 0.5, 0.8)), length, length * 0.22, tints.leaf)
  }
  leaf(sketch, stem.at(1), size * 0.75, size * 0.15, tints.leaf)
}

/** A spike of buds over narrow leaves. */
const lavender: Plant = (sketch, stem, size, tints, random) => {
  sketch.line(stemPath(stem))
  for (const along of [0.22, 0.36]) {
    for (const side of [-1, 1]) leaf(sketch, turned(stem.at(along), side * between(random, 0.3, 0.5)), size * 0.9, size * 0.07, tints.leaf)
  }
  for (const along of places(stem, size * 0.16, 0.58, 0.99)) {
    const length = size * 0.27 * (1.5 - along * 0.85)
    for (const side of [-1, 1, 0]) {
      leaf(sketch, turned(stem.at(along), side * between(random, 0.6, 0.9)), length, length * 0.38, side === 0 ? tints.heart : tints.petal)
    }
  }
}

/** An open flower, a bud beside it, and two large leaves. */
const anemone: Plant = (sketch, stem, size, tints, random) => {
  sketch.line(stemPath(stem))
  const twig = bentStem(turned(stem.at(0.55), random() < 0.5 ? -0.7 : 0.7), size * 0.9, random() - 0.5)
  sketch.line(stemPath(twig))
  bud(sketch, twig.at(1), size * 0.34, tints)
  for (const side of [-1, 1]) {
    leaf(sketch, turned(stem.at(between(random, 0.35, 0.55)), side * between(random, 0.5, 0.9)), size * 0.9, size * 0.2, tints.leaf)
  }
  blossom(sketch, stem.at(1), size * 0.62, tints, random)
}

/** Small blossoms along a twig. */
const cherry: Plant = (sketch, stem, size, tints, random) => {
  sketch.line(stemPath(stem))
  for (const [index, along] of places(stem, size * 0.6, 0.26, 0.95).entries()) {
    const side = alternating(index)
    leaf(sketch, turned(stem.at(along - 0.05), -side * 0.8), size * 0.45, size * 0.1, tints.leaf)
    const stalk = bentStem(turned(stem.at(along), side * between(random, 0.5, 1)), size * between(random, 0.25, 0.45), side * 0.3)
    sketch.line(stemPath(stalk))
    if (random() < 0.6) blossom(sketch, stalk.at(1), size * between(random, 0.26, 0.34), tints, random)
    else bud(sketch, stalk.at(1), size * 0.2, tints)
  }
  blossom(sketch, stem.at(1), size * 0.32, tints, random)
}

export const foliage: readonly Plant[] = [olive, eucalyptus, fern, laurel]
export const flowers: readonly Plant[] = [anemone, cherry, lavender]

/** Five or six petals around a heart; a large one shows its stamens. */
export function blossom(sketch: Sketch, centre: Pose, radius: number, { petal, heart }: Tints, random: () => number): void {
  const petals = random() < 0.5 ? 5 : 6
  const start = random() * Math.PI
  for (let index = 0; index < petals; index++) {
    const way = turned(centre, start + (index / petals) * 2 * Math.PI)
    const length = radius * between(random, 0.92, 1.08)
    const p = (forward: number, aside: number) => point(from(way, forward * length, aside * length))
    const right = `M${p(0.1, 0)}C${p(0.28, 0.6)} ${p(0.95, 0.6)} ${p(0.98, 0.1)}`
    sketch.shape(`${right}Q${p(0.92, 0)} ${p(0.99, -0.1)}C${p(0.95, -0.6)} ${p(0.28, -0.6)} ${p(0.1, 0)}z`, petal)
    if (radius > 20) sketch.line(`M${p(0.42, 0.06)}Q${p(0.58, 0.1)} ${p(0.76, 0.07)}`)
  }
  const stamens = radius > 20 ? 11 : 0
  for (let index = 0; index < stamens; index++) {
    const way = turned(centre, (index / stamens) * 2 * Math.PI + start)
    const reach = radius * between(random, 0.33, 0.42)
    sketch.line(`M${point(centre)}L${point(from(way, reach))}`)
    sketch.dot(from(way, reach), 1.2, heart)
  }
  sketch.dot(centre, radius * 0.19, heart)
}

/** A number in a range. */
export function between(random: () => number, low: number, high: number): number {
  return low + random() * (high - low)
}

/** Evenly spread places along a part of a stem, about so many pixels apart. */
function places(stem: Stem, apart: number, first: number, last: number): readonly number[] {
  const gaps = Math.max(2, Math.round((stem.length * (last - first)) / apart))
  return Array.from({ length: gaps + 1 }, (_, index) => first + (index / gaps) * (last - first))
}

function alternating(index: number): 1 | -1 {
  return index % 2 === 0 ? 1 : -1
}

function tapering(along: number): number {
  return 1 - Math.abs(along - 0.42) * 0.75
}

function leaf(sketch: Sketch, base: Pose, length: number, width: number, tint: string): void {
  const p = (forward: number, aside: number) => point(from(base, forward * length, aside * width))
  sketch.shape(`M${point(base)}C${p(0.25, 1.1)} ${p(0.7, 1)} ${p(1, 0)}C${p(0.72, -0.85)} ${p(0.28, -1)} ${p(0, 0)}z`, tint)
  if (length > 20) sketch.line(`M${p(0.06, 0)}Q${p(0.5, 0.16)} ${p(0.82, 0.02)}`)
}

function fruit(sketch: Sketch, base: Pose, radius: number, tint: string): void {
  sketch.line(`M${point(base)}L${point(from(base, radius))}`)
  sketch.dot(from(base, radius * 2), radius, tint)
}

function bud(sketch: Sketch, base: Pose, length: number, { leaf: green, petal }: Tints): void {
  leaf(sketch, base, length, length * 0.42, petal)
  for (const side of [-1, 1]) leaf(sketch, turned(base, side * 0.5), length * 0.5, length * 0.12, green)
}

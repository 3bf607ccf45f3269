/** A point of a drawing, and what it is called. */
interface NamedPoint {
  readonly name: string
  readonly x: number
  readonly y: number
}

interface Area {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export interface PlacedName extends NamedPoint {
  /** Where the middle of its name stands, on the line that it is written on. */
  readonly at: { readonly x: number; readonly y: number }
}

interface Drawing {
  readonly width: number
  readonly height: number
  readonly fontSize: number
  /** What no name may cover. */
  readonly taken: readonly Area[]
}

/** How wide a letter is at most times, as a share of its height. */
const letter = 0.56
/** Between a name and its point, and between it and the sides. */
const gap = 7

/**
 * Names above their points, or below where there is no room: none is cut off by a side, none covers another. The first come first; one that
 * finds no room is left out with its point.
 */
export function placeNames(points: readonly NamedPoint[], { width, height, fontSize, taken }: Drawing): readonly PlacedName[] {
  const covered = [...taken]
  return points.flatMap((point): PlacedName[] => {
    const half = (point.name.length * fontSize * letter) / 2
    const x = Math.min(Math.max(point.x, half + gap), width - half - gap)
    for (const y of [point.y - gap, point.y + gap + fontSize * 0.8]) {
      const area = { left: x - half, right: x + half, top: y - fontSize, bottom: y + fontSize * 0.25 }
      const isCut = area.top < 0 || area.bottom > height
      if (isCut || covered.some((other) => meet(area, other))) continue
      covered.push(area, { left: point.x - gap, right: point.x + gap, top: point.y - gap, bottom: point.y + gap })
      return [{ ...point, at: { x, y } }]
    }
    return []
  })
}

function meet(one: Area, other: Area): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

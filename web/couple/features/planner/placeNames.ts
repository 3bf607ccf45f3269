/** A point of the sketch with its name. */
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
  /** Where the name's middle is, on its baseline. */
  readonly at: { readonly x: number; readonly y: number }
}

interface Drawing {
  readonly width: number
  readonly height: number
  readonly fontSize: number
  /** Areas that no name may cover. */
  readonly taken: readonly Area[]
}

/** The average width of a letter, as a share of its height. */
const letter = 0.56
/** The distance between a name and its point, and between a name and the edges. */
const gap = 7

/**
 * Places each name above its point, or below where there is no space above. No name is cut off or covers another. Earlier points take
 * precedence; a point whose name does not fit is left out.
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

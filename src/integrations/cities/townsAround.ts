import type { Pool } from 'pg'
import type { Language } from '../../domain/locale.ts'

/** A larger town near a place: its name in a language, and its distance east and north of the place in kilometres. */
export interface TownAround {
  readonly name: string
  readonly east: number
  readonly north: number
}

interface LargeTown {
  readonly name: string
  readonly names: Partial<Readonly<Record<Language, string>>> | null
  readonly latitude: number
  readonly longitude: number
}

interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** The range of the sketch, from its centre. */
const shown = { east: 88, north: 50 }
/** At a smaller distance the name would overlap that of the place or of another town. */
const apart = { middle: 10, east: 30, north: 9 }
const mostTowns = 8
/** Where the sketch names the rings around the place (web/couple/features/planner/AreaSketch.tsx). */
const ringNames = [
  { east: -20, north: 0 },
  { east: -50, north: 0 },
]
/** Large enough to be known by people from elsewhere. */
const known = 15_000
const kilometresPerDegree = 111.2

/** The larger towns around a place, for readers who do not know where it is. Read once per process, since they never change. */
export function createTownsAround(pool: Pool): (place: Place, language: Language) => Promise<readonly TownAround[]> {
  let reading: Promise<readonly LargeTown[]> | undefined
  const towns = async () => {
    reading ??= pool
      .query<LargeTown>('SELECT name, names, latitude, longitude FROM reference.towns ORDER BY weight DESC, id LIMIT $1', [known])
      .then(({ rows }) => rows)
    try {
      return await reading
    } catch (error) {
      reading = undefined
      throw error
    }
  }
  return async (place, language) => {
    const found: TownAround[] = []
    for (const { name, names, latitude, longitude } of await towns()) {
      const north = (latitude - place.latitude) * kilometresPerDegree
      const east = (longitude - place.longitude) * kilometresPerDegree * Math.cos((place.latitude * Math.PI) / 180)
      if (Math.abs(east) > shown.east || Math.abs(north) > shown.north || Math.hypot(east, north) < apart.middle) continue
      // The place's own name is at the centre, the other names are below their points.
      const covers = [{ east: 0, north: 0 }, ...ringNames, ...found].some(
        (other) => Math.abs(other.east - east) < apart.east && Math.abs(other.north - north) < apart.north,
      )
      if (!covers) found.push({ name: names?.[language] ?? name, east: Math.round(east), north: Math.round(north) })
      if (found.length === mostTowns) break
    }
    return found
  }
}

import type { Pool } from 'pg'
import type { ProviderId } from '../../domain/ids.ts'
import type { ServiceOffer } from '../../domain/provider/providerEvents.ts'
import type { OfferedService } from '../../domain/referenceValues.ts'
import { schemaOf } from '../runner/projection.ts'
import { Bindings } from './bindings.ts'
import { type Coordinates, kilometresSql } from './grid.ts'
import { isAmong, type Keyword, servicesCalled } from './keywords.ts'
import { providerDirectory } from './providerDirectory.ts'
import { textOf } from './searchTerms.ts'
import { wordsOf } from './words.ts'

/** Where a keyword was found in a provider. */
export interface KeywordFound {
  readonly keyword: string
  readonly places: readonly ('name' | 'service' | 'city' | 'portrait')[]
  /** The services that are called so. */
  readonly services: readonly OfferedService[]
}

/** A provider found, and why it stands there. */
export interface SearchResult {
  readonly providerId: ProviderId
  readonly why: {
    /** It stands above others because of Premium. */
    readonly premium: boolean
    readonly keywords: readonly KeywordFound[]
    /** From the town picked; null without one. */
    readonly kilometres: number | null
  }
}

interface Row {
  readonly provider_id: ProviderId
  readonly premium: boolean
  readonly name: string
  readonly city: string
  readonly services: readonly ServiceOffer[]
  readonly portrait: string
  readonly kilometres: number | null
}

/** Says of providers that were found, in their order, why. */
export async function explainResults(
  pool: Pool,
  ids: readonly ProviderId[],
  keywords: readonly Keyword[],
  place: Coordinates | null,
): Promise<readonly SearchResult[]> {
  if (ids.length === 0) return []
  const bindings = new Bindings()
  const kilometres = place ? kilometresSql(place, (value) => bindings.bind(value, 'float8')) : 'NULL::float8'
  const { rows } = await pool.query<Row>(
    `SELECT p.provider_id, p.premium, p.name, p.city, p.services, p.portrait, ${kilometres} AS kilometres
     FROM unnest(${bindings.bind(ids, 'uuid[]')}) WITH ORDINALITY AS found(id, rank)
     JOIN ${schemaOf(providerDirectory)}.providers p ON p.provider_id = found.id ORDER BY found.rank`,
    bindings.values,
  )
  return rows.map((row) => ({
    providerId: row.provider_id,
    why: { premium: row.premium, keywords: whereFound(keywords, row), kilometres: row.kilometres },
  }))
}

function whereFound(keywords: readonly Keyword[], { name, city, portrait, services }: Row): readonly KeywordFound[] {
  const offered = new Set(services.map(({ service }) => service))
  const words = { name: wordsOf(name), city: wordsOf(city), portrait: wordsOf(textOf(portrait)) }
  return keywords.map((keyword) => {
    const called = servicesCalled(keyword).filter((service) => offered.has(service))
    const places = (['name', 'service', 'city', 'portrait'] as const).filter((place) =>
      place === 'service' ? called.length > 0 : isAmong(keyword, words[place]),
    )
    return { keyword: keyword.word, places, services: called }
  })
}

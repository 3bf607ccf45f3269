import type { Pool } from 'pg'
import type { ProviderId } from '../../domain/ids.ts'
import { type OfferedService, offeredServices } from '../../domain/referenceValues.ts'
import { schemaOf } from '../runner/projection.ts'
import { Bindings } from './bindings.ts'
import { bitsOf } from './bits.ts'
import { kilometresSql } from './grid.ts'
import { isAmong, type Keyword, servicesCalled } from './keywords.ts'
import { providerDirectory } from './providerDirectory.ts'
import type { Matching } from './searchRanking.ts'

/** Where a keyword was found in a provider: the portrait is named where nothing closer has it. */
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
  readonly name_words: string
  readonly city_words: string
  readonly offered_bits: number
  readonly kilometres: number | null
}

/** Says of providers that were found, in their order, why. */
export async function explainResults(
  pool: Pool,
  ids: readonly ProviderId[],
  { keywords, around }: Pick<Matching, 'keywords' | 'around'>,
): Promise<readonly SearchResult[]> {
  if (ids.length === 0) return []
  const bindings = new Bindings()
  const kilometres = around ? kilometresSql(around.place, (value) => bindings.bind(value, 'float8')) : 'NULL::float8'
  const { rows } = await pool.query<Row>({
    name: around ? 'explain results around a place' : 'explain results',
    text: `SELECT p.provider_id, p.premium, p.name_words, p.city_words, p.offered_bits, ${kilometres} AS kilometres
     FROM unnest(${bindings.bind(ids, 'uuid[]')}) WITH ORDINALITY AS found(id, rank)
     JOIN ${schemaOf(providerDirectory)}.providers p ON p.provider_id = found.id ORDER BY found.rank`,
    values: bindings.values,
  })
  return rows.map((row) => ({
    providerId: row.provider_id,
    why: { premium: row.premium, keywords: whereFound(keywords, row), kilometres: row.kilometres },
  }))
}

function whereFound(keywords: readonly Keyword[], { name_words, city_words, offered_bits }: Row): readonly KeywordFound[] {
  const words = { name: name_words.split(' '), city: city_words.split(' ') }
  return keywords.map((keyword) => {
    const services = servicesCalled(keyword).filter((service) => (offered_bits & bitsOf(offeredServices, [service])) !== 0)
    const places = (['name', 'service', 'city'] as const).filter((place) =>
      place === 'service' ? services.length > 0 : isAmong(keyword, words[place]),
    )
    return { keyword: keyword.word, places: places.length === 0 ? ['portrait'] : places, services }
  })
}

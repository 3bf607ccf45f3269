import type { Pool } from 'pg'
import type { ProviderId } from '../../domain/ids.ts'
import type { Rules } from '../../domain/rules.ts'
import type { Coordinates } from './grid.ts'
import { keywordsOf } from './keywords.ts'
import { bestMatches } from './searchRanking.ts'
import { explainResults, type SearchResult } from './searchReasons.ts'

export interface ProviderSearch {
  readonly kind: 'planner' | 'venue'
  /** All of them must be found, in name, services, town or portrait; blank for no matter what. */
  readonly keywords: string
  /** A town picked from the list, for providers within the rules' radius; or a town's name as typed. */
  readonly town: Coordinates | string | null
  /** Counted from 1. */
  readonly page: number
}

export interface SearchPage {
  readonly results: readonly SearchResult[]
  /** Exact up to the rules' limit, then that limit. */
  readonly total: number
  readonly totalIsMinimum: boolean
  readonly pages: number
}

/**
 * One page of a search (decisions.md, "Search"): Premium first, within that the closer match, the shorter way, the later sign-in.
 * Pages end where the exact total does. Without keywords and town nobody is found.
 */
export async function searchProviders(pool: Pool, search: ProviderSearch, rules: Rules): Promise<SearchPage> {
  const { pageSize, exactTotalUpTo, radiusKilometres } = rules.search
  const keywords = keywordsOf(search.keywords)
  const town = typeof search.town === 'string' && search.town.trim() === '' ? null : search.town
  if (keywords.length === 0 && town === null) return { results: [], total: 0, totalIsMinimum: false, pages: 0 }
  const end = Math.min(search.page * pageSize, exactTotalUpTo)
  const ids: ProviderId[] = []
  let found = 0
  for (const premium of [true, false]) {
    if (found > exactTotalUpTo && ids.length === end) break
    const matches = await bestMatches(pool, { kind: search.kind, premium, keywords, town, radiusKilometres }, end - ids.length)
    ids.push(...matches.ids)
    found += matches.found
  }
  const total = Math.min(found, exactTotalUpTo)
  const place = typeof town === 'string' ? null : town
  return {
    results: await explainResults(pool, ids.slice((search.page - 1) * pageSize), keywords, place),
    total,
    totalIsMinimum: found > exactTotalUpTo,
    pages: Math.ceil(total / pageSize),
  }
}

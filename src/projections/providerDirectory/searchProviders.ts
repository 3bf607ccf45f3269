import type { Pool } from 'pg'
import type { ProviderId } from '../../domain/ids.ts'
import type { Rules } from '../../domain/rules.ts'
import type { Coordinates } from './grid.ts'
import { keywordsOf } from './keywords.ts'
import { bestMatches, bestOfMany, countMatches, type Matching, surelyMoreThan } from './searchRanking.ts'
import { explainResults, type SearchResult } from './searchReasons.ts'
import { wordsOf } from './words.ts'

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
 * One page of a search: Premium first, within that the closer match, the shorter way, the later sign-in.
 * Pages end where the exact total does. Without keywords and town nobody is found.
 */
export async function searchProviders(pool: Pool, search: ProviderSearch, rules: Rules): Promise<SearchPage> {
  const { pageSize, exactTotalUpTo, radiusKilometres } = rules.search
  const looking: Omit<Matching, 'premium'> = {
    kind: search.kind,
    keywords: keywordsOf(search.keywords),
    around: typeof search.town === 'object' && search.town ? { place: search.town, kilometres: radiusKilometres } : null,
    townWords: typeof search.town === 'string' ? wordsOf(search.town) : [],
  }
  if (looking.keywords.length === 0 && looking.townWords.length === 0 && !looking.around) return nothing
  const end = Math.min(search.page * pageSize, exactTotalUpTo)
  const ids: ProviderId[] = []
  const isCommon = await surelyMoreThan(pool, looking, exactTotalUpTo)
  let found = isCommon ? exactTotalUpTo + 1 : 0
  for (const premium of [true, false]) {
    const matching = { ...looking, premium }
    const missing = end - ids.length
    if (found > exactTotalUpTo && missing === 0) break
    if (isCommon) ids.push(...(await bestOfMany(pool, matching, missing)))
    else if (missing === 0) found += await countMatches(pool, matching, exactTotalUpTo + 1 - found)
    else {
      const matches = await bestMatches(pool, matching, missing)
      ids.push(...matches.ids)
      found += matches.found
    }
  }
  const total = Math.min(found, exactTotalUpTo)
  return {
    results: await explainResults(pool, ids.slice((search.page - 1) * pageSize), looking),
    total,
    totalIsMinimum: found > exactTotalUpTo,
    pages: Math.ceil(total / pageSize),
  }
}

const nothing: SearchPage = { results: [], total: 0, totalIsMinimum: false, pages: 0 }

import type { Pool } from 'pg'
import type { Rules } from '../../domain/rules.ts'
import { wordsOf } from '../words.ts'
import { isKnownAsCommon, rememberAsCommon } from './commonSearches.ts'
import type { Coordinates } from './grid.ts'
import { keywordsOf } from './keywords.ts'
import { bestMatches, bestOfMany, type Matches, type Matching, type Window } from './searchRanking.ts'
import { explained, type SearchResult } from './searchReasons.ts'

export interface ProviderSearch {
  readonly kind: 'planner' | 'venue'
  /** Words that must all be found, in name, services, town or portrait; blank for no restriction. */
  readonly keywords: string
  /** A town picked from the list, for providers within the rules' radius; or the name of a town as typed. */
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
 * One page of a search: Premium first, then the closer match, the shorter distance, the later sign-in. The last page ends at the exact
 * total. Without keywords and town there are no results.
 */
export async function searchProviders(pool: Pool, search: ProviderSearch, rules: Rules): Promise<SearchPage> {
  const { pageSize, exactTotalUpTo, radiusKilometres } = rules.search
  const matching: Matching = {
    kind: search.kind,
    keywords: keywordsOf(search.keywords),
    around: typeof search.town === 'object' && search.town ? { place: search.town, kilometres: radiusKilometres } : null,
    townWords: typeof search.town === 'string' ? wordsOf(search.town) : [],
  }
  if (matching.keywords.length === 0 && matching.townWords.length === 0 && !matching.around) return nothing
  const to = Math.min(search.page * pageSize, exactTotalUpTo)
  const from = Math.min((search.page - 1) * pageSize, to)
  const { rows, found } = await best(pool, matching, { from, to }, exactTotalUpTo)
  const total = Math.min(found, exactTotalUpTo)
  return {
    results: rows.map((row) => explained(row, matching.keywords)),
    total,
    totalIsMinimum: found > exactTotalUpTo,
    pages: Math.ceil(total / pageSize),
  }
}

/** The best matches. The total is not counted again for a search that was just found to be common. */
async function best(pool: Pool, matching: Matching, window: Window, countUpTo: number): Promise<Pick<Matches, 'rows' | 'found'>> {
  const asked = JSON.stringify([matching, countUpTo])
  if (isKnownAsCommon(pool, asked)) return { rows: await bestOfMany(pool, matching, window), found: countUpTo + 1 }
  const matches = await bestMatches(pool, matching, window, countUpTo)
  if (matches.common) rememberAsCommon(pool, asked)
  return matches
}

const nothing: SearchPage = { results: [], total: 0, totalIsMinimum: false, pages: 0 }

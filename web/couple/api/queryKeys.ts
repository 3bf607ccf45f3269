import type { QueryClient } from '@tanstack/react-query'
import { referenceKey } from '../../../src/api/schemas/presets.ts'

const couple = 'couple'

/** Query keys of the signed-in couple's data. Answers that are written in a language have the language in their key. */
export const coupleKeys = {
  all: [couple],
  projects: [couple, 'projects'],
  projectsIn: (language: string) => [couple, 'projects', language],
  profile: [couple, 'profile'],
  notifications: [couple, 'notifications'],
  disclosures: [couple, 'disclosures'],
  disclosuresIn: (language: string) => [couple, 'disclosures', language],
  suggestions: [couple, 'suggestions'],
  suggestionsFor: (project: string, language: string) => [couple, 'suggestions', project, language],
  search: (language: string, words: string, page: number | undefined) => [couple, 'search', language, words, page],
} as const

/** Query keys of public data and of the session. */
export const queryKeys = {
  me: ['me'],
  accountDeletion: ['deletion'],
  planner: (publicId: string, language: string) => ['planner', publicId, language],
  venues: (language: string, asked: string) => ['venues', language, asked],
  reviews: (publicId: string) => ['reviews', publicId],
  reference: referenceKey,
} as const

/** Removes all data of a couple, so that the next person at this browser never sees it. */
export function forgetCoupleQueries(queries: QueryClient): void {
  void queries.cancelQueries({ queryKey: coupleKeys.all })
  queries.removeQueries({ queryKey: coupleKeys.all })
}

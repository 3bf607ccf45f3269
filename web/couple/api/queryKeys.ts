import type { QueryClient } from '@tanstack/react-query'
import { referenceKey } from '../../../src/api/schemas/presets.ts'

const couple = 'couple'

/** Keys of what is read about the couple that is signed in; what is written in a language is read again in another. */
export const coupleKeys = {
  all: [couple],
  projects: [couple, 'projects'],
  projectsIn: (language: string) => [couple, 'projects', language],
  favourites: [couple, 'favourites'],
  favouritesIn: (language: string) => [couple, 'favourites', language],
  profile: [couple, 'profile'],
  notifications: [couple, 'notifications'],
  disclosures: [couple, 'disclosures'],
  disclosuresIn: (language: string) => [couple, 'disclosures', language],
  suggestions: [couple, 'suggestions'],
  suggestionsFor: (project: string, language: string) => [couple, 'suggestions', project, language],
  search: (language: string, words: string, page: number | undefined) => [couple, 'search', language, words, page],
} as const

/** Keys of everything else: who is signed in, and what everybody may read. */
export const queryKeys = {
  me: ['me'],
  accountDeletion: ['deletion'],
  planner: (publicId: string, language: string) => ['planner', publicId, language],
  venues: (language: string, asked: string) => ['venues', language, asked],
  reviews: (publicId: string) => ['reviews', publicId],
  reference: referenceKey,
} as const

/** Nobody else sees what was read about a couple, not even for a moment. */
export function forgetCoupleQueries(queries: QueryClient): void {
  void queries.cancelQueries({ queryKey: coupleKeys.all })
  queries.removeQueries({ queryKey: coupleKeys.all })
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { coupleCalls } from '../../../src/api/schemas/couple/coupleCalls.ts'
import type { AnswerOf } from '../../shared/api/typedCalls.ts'
import { useApi } from './ApiProvider.tsx'
import { queryKeys } from './queryKeys.ts'

const referencePaths = {
  event_types: '/api/project/event-types',
  service_types: '/api/project/service-types',
  guest_ranges: '/api/project/ranges/guest',
  budget_ranges: '/api/project/ranges/budget',
  planner_budget_ranges: '/api/project/ranges/planner-budget',
  planner_preferences: '/api/project/planner-preferences',
} as const satisfies Readonly<Record<string, (typeof coupleCalls)[keyof typeof coupleCalls]['path']>>

export type ReferenceListName = keyof typeof referencePaths

/** A value of a reference list, and its label in the interface language. */
export type ReferenceItem = AnswerOf<typeof coupleCalls.event_types>['event_types'][number]

export type SpokenLanguage = AnswerOf<typeof coupleCalls.languages>['langues'][number]

/** The lists change only with a release. */
const staleTime = Number.POSITIVE_INFINITY

/** A reference list of the server, labelled in the interface language. */
export function useReferenceList(name: ReferenceListName) {
  const api = useApi()
  const { i18n } = useTranslation()
  return useQuery({
    queryKey: queryKeys.reference(name, i18n.language),
    queryFn: async ({ signal }): Promise<readonly ReferenceItem[]> => {
      const query = { locale: i18n.language }
      const lists: { readonly [Name in ReferenceListName]?: readonly ReferenceItem[] } = await api.get(referencePaths[name], {
        query,
        signal,
      })
      return lists[name] ?? []
    },
    staleTime,
  })
}

/** The languages that couples can ask for. An empty answer is treated as a failure. */
export function useLanguages() {
  const api = useApi()
  const { i18n } = useTranslation()
  return useQuery({
    queryKey: queryKeys.reference('langues', i18n.language),
    queryFn: async ({ signal }) => {
      const { langues } = await api.get('/api/project/langues', { query: { locale: i18n.language }, signal })
      if (langues.length === 0) throw new Error('the list of languages is empty')
      return langues
    },
    staleTime,
  })
}

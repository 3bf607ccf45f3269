import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../src/domain/locale.ts'
import { useApi } from './ApiProvider.tsx'

const referencePaths = {
  event_types: '/api/project/event-types',
  service_types: '/api/project/service-types',
  guest_ranges: '/api/project/ranges/guest',
  budget_ranges: '/api/project/ranges/budget',
  planner_budget_ranges: '/api/project/ranges/planner-budget',
  planner_preferences: '/api/project/planner-preferences',
} as const

export type ReferenceListName = keyof typeof referencePaths

/** A value that a project can have, and what it is called in the language of the interface. */
export interface ReferenceItem {
  readonly slug: string
  readonly name: string
}

export interface SpokenLanguage {
  readonly iso: Language
  readonly label: string
}

/** They change with a release at most. */
const staleTime = Number.POSITIVE_INFINITY

/** One of the server's lists, named in the language of the interface. */
export function useReferenceList(name: ReferenceListName) {
  const api = useApi()
  const { i18n } = useTranslation()
  return useQuery({
    queryKey: ['reference', name, i18n.language],
    queryFn: async ({ signal }) =>
      (await api.get<Readonly<Record<string, readonly ReferenceItem[]>>>(`${referencePaths[name]}?locale=${i18n.language}`, { signal }))[
        name
      ] ?? [],
    staleTime,
  })
}

/** The languages that can be asked for; a server that names none has failed. */
export function useLanguages() {
  const api = useApi()
  const { i18n } = useTranslation()
  return useQuery({
    queryKey: ['reference', 'langues', i18n.language],
    queryFn: async ({ signal }) => {
      const { langues } = await api.get<{ readonly langues: readonly SpokenLanguage[] }>(`/api/project/langues?locale=${i18n.language}`, {
        signal,
      })
      if (langues.length === 0) throw new Error('the list of languages is empty')
      return langues
    },
    staleTime,
  })
}

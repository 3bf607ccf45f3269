import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { publicCalls } from '../../../src/api/schemas/publicCalls.ts'
import type { AnswerOf } from '../../shared/api/typedCalls.ts'
import { useApi } from '../api/ApiProvider.tsx'

/** An entry of the city search with what distinguishes towns of one name. */
export type FoundCity = AnswerOf<typeof publicCalls.findCities>['cities'][number]

/** Fewer letters would find half a country. */
const fewestLetters = 3
const pauseMs = 200
const hourMs = 3_600_000

/** Searches towns once typing pauses; the search before is given up. */
export function useCitySearch(text: string, enabled: boolean) {
  const api = useApi()
  const { i18n } = useTranslation()
  const typed = text.trim()
  const q = usePaused(typed)
  const longEnough = typed.length >= fewestLetters
  const search = useQuery({
    queryKey: ['cities', i18n.language, q],
    queryFn: ({ signal }) => api.get('/api/cities', { query: { q, locale: i18n.language }, signal }),
    enabled: enabled && longEnough && q.length >= fewestLetters,
    staleTime: hourMs,
  })
  const current = enabled && longEnough && q === typed
  return {
    longEnough,
    cities: (current && search.data?.cities) || [],
    isError: current && search.isError,
    isSearching: enabled && longEnough && !(current && (search.isSuccess || search.isError)),
    retry: () => void search.refetch(),
  }
}

/** The value as it was when it last stood still for a moment. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocale } from 'react-admin'
import type { z } from 'zod'
import type { CitiesAnswer } from '../../../../src/api/schemas/city.ts'
import { useApi } from '../../api/ApiContext.ts'

type Answer = z.output<typeof CitiesAnswer>
export type FoundCity = Answer['cities'][number]

/** Fewer letters would find half a country. */
const fewestLetters = 3
const pauseMs = 200

/** Searches towns once typing pauses; the search before is given up. */
export function useCitySearch(text: string, enabled: boolean) {
  const api = useApi()
  const locale = useLocale()
  const typed = text.trim()
  const q = usePaused(typed)
  const longEnough = typed.length >= fewestLetters
  const search = useQuery({
    queryKey: ['cities', locale, q],
    queryFn: async ({ signal }) =>
      (await api.answer<Answer>('GET', `/api/cities?${new URLSearchParams({ q, locale }).toString()}`, { signal })).body,
    enabled: enabled && longEnough && q === typed,
    staleTime: 3_600_000,
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

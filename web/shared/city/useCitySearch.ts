import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { citiesKey } from '../../../src/api/schemas/presets.ts'
import type { publicCalls } from '../../../src/api/schemas/publicCalls.ts'
import type { AnswerOf } from '../api/typedCalls.ts'

type FoundCities = AnswerOf<typeof publicCalls.findCities>

/** A search result, with the details that tell towns of the same name apart. */
export type FoundCity = FoundCities['cities'][number]

interface CitySearch {
  readonly text: string
  readonly enabled: boolean
  readonly locale: string
  /** Calls `GET /api/cities`. */
  readonly find: (query: { readonly q: string; readonly locale: string }, signal: AbortSignal) => Promise<FoundCities>
}

/** Shorter input would match too many towns. */
const fewestLetters = 3
const pauseMs = 200
const hourMs = 3_600_000

/** Searches towns when typing pauses, and cancels the previous search. */
export function useCitySearch({ text, enabled, locale, find }: CitySearch) {
  const typed = text.trim()
  const q = usePaused(typed)
  const longEnough = typed.length >= fewestLetters
  const current = enabled && longEnough && q === typed
  const search = useQuery({
    queryKey: citiesKey(locale, q),
    queryFn: ({ signal }) => find({ q, locale }, signal),
    enabled: current,
    staleTime: hourMs,
  })
  return {
    longEnough,
    cities: (current && search.data?.cities) || [],
    isError: current && search.isError,
    isSearching: enabled && longEnough && !(current && (search.isSuccess || search.isError)),
    retry: () => void search.refetch(),
  }
}

/** The value, updated when it has not changed for a moment. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}

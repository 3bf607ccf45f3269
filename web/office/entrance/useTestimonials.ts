import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'react-admin'
import type { TestimonialsAnswer } from '../../../src/api/schemas/testimonials.ts'
import { useApi } from '../api/ApiContext.ts'
import { queryKeys } from '../api/queryKeys.ts'

const none: TestimonialsAnswer = { examples: false, testimonials: [] }

/** Testimonials of providers in the interface language; empty while loading. */
export function useTestimonials(): TestimonialsAnswer {
  const api = useApi()
  const locale = useLocale()
  return (
    useQuery({
      queryKey: queryKeys.testimonialsIn(locale),
      queryFn: ({ signal }) => api.forEverybody.get('/api/testimonials', { query: { from: 'providers', locale }, signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }).data ?? none
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { TestimonialsAnswer } from '../../../../src/api/schemas/testimonials.ts'
import { useApi } from '../../api/ApiProvider.tsx'

/** What couples say, in the language of the interface; the server sends it along with the page. Undefined until it is known. */
export function useTestimonials(): TestimonialsAnswer | undefined {
  const api = useApi()
  const { i18n } = useTranslation()
  return useQuery({
    queryKey: ['testimonials', i18n.language],
    queryFn: ({ signal }) => api.get('/api/testimonials', { query: { from: 'couples', locale: i18n.language }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  }).data
}

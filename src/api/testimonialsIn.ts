import type { Language } from '../domain/locale.ts'
import type { TestimonialsAnswer, TestimonialTexts } from './schemas/testimonials.ts'

/** The operator's testimonials, or examples of some. */
export interface TestimonialSettings {
  readonly examples: boolean
  readonly texts: TestimonialTexts
}

/** What couples or providers say, in a language; none where the operator has no texts in it. */
export function testimonialsIn(
  { examples, texts }: TestimonialSettings,
  language: Language,
  from: 'couples' | 'providers',
): TestimonialsAnswer {
  return { examples, testimonials: texts[language]?.[from] ?? [] }
}

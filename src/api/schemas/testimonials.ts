import { z } from 'zod'
import { Language, Locale } from '../../domain/locale.ts'
import { plainText } from './plainText.ts'

/** What somebody says of the product. */
export const Testimonial = z.strictObject({
  text: plainText(600).min(1),
  name: plainText(80).min(1),
  /** What says more of the person, such as its town or its event. */
  place: plainText(120).default(''),
})
export type Testimonial = z.infer<typeof Testimonial>

const Testimonials = z.array(Testimonial).max(20).default([])

/** All testimonials by language: a visitor reads those of its own. */
export const TestimonialTexts = z.partialRecord(Language, z.strictObject({ couples: Testimonials, providers: Testimonials }))
export type TestimonialTexts = z.infer<typeof TestimonialTexts>

export const TestimonialQuery = z.object({ from: z.enum(['couples', 'providers']), locale: Locale.optional() })

export const TestimonialsAnswer = z.object({
  /** They are no real persons' words, and have to be marked. */
  examples: z.boolean(),
  testimonials: z.array(Testimonial).readonly(),
})
export type TestimonialsAnswer = z.infer<typeof TestimonialsAnswer>

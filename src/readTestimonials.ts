import { TestimonialTexts } from './api/schemas/testimonials.ts'
import { jsonIn } from './jsonIn.ts'

/**
 * Reads the operator's testimonials.
 * @throws Error that says in one line what is wrong with the file
 */
export function readTestimonials(file: string): TestimonialTexts {
  const parsed = TestimonialTexts.safeParse(
    jsonIn(file, '{"fr": {"couples": [{"text": "…", "name": "…", "place": "…"}], "providers": []}}'),
  )
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${issue?.path.join('.') || 'the file'}: ${issue?.message ?? 'invalid'}`)
}

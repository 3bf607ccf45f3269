import { readFileSync } from 'node:fs'
import { TestimonialTexts } from './api/schemas/testimonials.ts'

/**
 * Reads the operator's testimonials.
 * @throws Error that says in one line what is wrong with the file
 */
export function readTestimonials(file: string): TestimonialTexts {
  const parsed = TestimonialTexts.safeParse(jsonIn(file))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${issue?.path.join('.') || 'the file'}: ${issue?.message ?? 'invalid'}`)
}

function jsonIn(file: string): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new Error('must be a file that can be read')
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('must hold JSON, e.g. {"fr": {"couples": [{"text": "…", "name": "…", "place": "…"}], "providers": []}}')
  }
}

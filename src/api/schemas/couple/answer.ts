import { z } from 'zod'

/**
 * An answer of the couple API: `success: true` with the result, or `success: false` with the text of a refusal in `error` and its code in
 * `error_slug`.
 */
export function answer<const Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ success: z.boolean(), ...shape, error: z.string().nullable(), error_slug: z.string().nullable() })
}

import { z } from 'zod'

/** A first or last name: 2 to 50 letters of any script, spaces, hyphens and apostrophes. */
export const PersonName = z
  .string()
  .min(2)
  .max(50)
  .regex(/^\p{L}[\p{L}\p{M} '’-]*$/u)

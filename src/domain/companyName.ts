import { z } from 'zod'

/** A company's name: 2 to 50 letters of any script, digits, spaces, hyphens and `' & .` */
export const CompanyName = z
  .string()
  .min(2)
  .max(50)
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’&.-]*$/u)

import type { z } from 'zod'
import type { PublicRules } from '../../domain/publicRules.ts'

/** A schema, or what makes it of the rules in force. */
type SchemaOfRules = z.ZodType | ((rules: PublicRules) => z.ZodType)

/** One call of the API, declared once: its route is made of it, and the web apps' client is typed by it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Parts that begin with a colon are the names of `params`. */
  readonly path: `/${string}`
  readonly params?: z.ZodType
  readonly query?: SchemaOfRules
  readonly body?: SchemaOfRules
  /** Its body is a form with a file, `multipart/form-data`. */
  readonly upload?: true
  /** What is answered on success. */
  readonly response: z.ZodType
}

export type Calls = Readonly<Record<string, Call>>

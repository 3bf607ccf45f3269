import type { z } from 'zod'
import type { PublicRules } from '../../domain/publicRules.ts'

/** A schema, or a function that builds it from the rules in force. */
type SchemaOfRules = z.ZodType | ((rules: PublicRules) => z.ZodType)

/** One call of the API, declared once: its route and the web apps' typed client are built from it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Segments that begin with a colon are the names of `params`. */
  readonly path: `/${string}`
  readonly params?: z.ZodType
  readonly query?: SchemaOfRules
  readonly body?: SchemaOfRules
  /** The body is a form with a file, `multipart/form-data`. */
  readonly upload?: true
  /** The body of a successful answer. */
  readonly response: z.ZodType
}

export type Calls = Readonly<Record<string, Call>>

import type { preValidationHookHandler } from 'fastify'
import { Problem } from '../../../problem.ts'

/** A body that does not name what is bought is answered `missing_parameters`; a value that cannot be bought is refused by the schema. */
export function requireParameter(name: string): preValidationHookHandler {
  return (request, _reply, done) => {
    const body: unknown = request.body
    const isGiven = typeof body === 'object' && body !== null && name in body
    done(isGiven ? undefined : new Problem(400, 'missing_parameters'))
  }
}

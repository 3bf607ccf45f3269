import type { preValidationHookHandler } from 'fastify'
import { Problem } from '../../../problem.ts'

/** A payment that does not say what is bought is none; what it says and cannot be bought is refused by the schema. */
export function requireParameter(name: string): preValidationHookHandler {
  return (request, _reply, done) => {
    const body: unknown = request.body
    const isGiven = typeof body === 'object' && body !== null && name in body
    done(isGiven ? undefined : new Problem(400, 'missing_parameters'))
  }
}

import type { FastifyRequest } from 'fastify'
import { person, personStream } from '../domain/person/person.ts'
import type { ErasureCertificate } from '../jobs/erasure/erasureCertificate.ts'
import { NotReached } from '../projections/runner/positionWaiter.ts'
import type { ApiDependencies } from './dependencies.ts'
import { Problem } from './problem.ts'

/**
 * The id of the signed-in person, also when its account is being deleted: a retry comes with a session that the first attempt has closed.
 * @throws Problem 401 for everybody else
 */
export async function deletingPerson(
  request: FastifyRequest,
  { tokens, commands }: Pick<ApiDependencies, 'tokens' | 'commands'>,
  kind: 'couple' | 'provider',
): Promise<string> {
  const { session } = request
  if (session?.role === kind) return session.id
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const claims = await tokens.readAccess(bearer ?? request.sessionCookie(kind, 'access') ?? '')
  if (claims?.role !== kind || claims.impersonator !== undefined) throw new Problem(401, 'unauthorized')
  const { asked } = (await commands.load(person, personStream({ kind, id: claims.id }))).state
  if (!asked) throw new Problem(401, 'unauthorized')
  return claims.id
}

/**
 * The certificate of a running erasure.
 * @throws Problem 503 when the read models are not that far in time; the process that follows the log completes the erasure
 */
export async function erasedOrRetry(erasure: Promise<ErasureCertificate>): Promise<ErasureCertificate> {
  return erasure.catch((error: unknown) => {
    throw error instanceof NotReached ? new Problem(503, 'not_up_to_date', { retryAfterSeconds: 2 }) : error
  })
}

import type { FastifyRequest } from 'fastify'
import type { ProviderId } from '../../../domain/ids.ts'
import { sessionOf } from '../../plugins/permissions.ts'

/** The calling provider; routes that also admit other roles answer 401 for them. */
export function signedInProvider(request: FastifyRequest): ProviderId {
  return sessionOf(request, 'provider').id as ProviderId
}

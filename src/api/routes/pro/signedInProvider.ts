import type { FastifyRequest } from 'fastify'
import type { ProviderId } from '../../../domain/ids.ts'
import { sessionOf } from '../../plugins/permissions.ts'

/** The provider that calls; a route that admits others as well answers them 401. */
export function signedInProvider(request: FastifyRequest): ProviderId {
  return sessionOf(request, 'provider').id as ProviderId
}

import type { FastifyRequest } from 'fastify'
import type { CoupleId } from '../../../domain/ids.ts'
import { sessionOf } from '../../plugins/permissions.ts'

/** The couple that calls; a route that admits others as well answers them 401. */
export function signedInCouple(request: FastifyRequest): CoupleId {
  return sessionOf(request, 'couple').id as CoupleId
}

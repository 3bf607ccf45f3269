import type { FastifyRequest } from 'fastify'
import type { CoupleId } from '../../../domain/ids.ts'
import { sessionOf } from '../../plugins/permissions.ts'

/** The calling couple; routes that also admit other roles answer 401 for them. */
export function signedInCouple(request: FastifyRequest): CoupleId {
  return sessionOf(request, 'couple').id as CoupleId
}

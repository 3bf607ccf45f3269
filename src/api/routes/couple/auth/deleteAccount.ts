import type { FastifyRequest } from 'fastify'
import { deriveId } from '../../../../commands/deriveId.ts'
import { askAccountDeletion } from '../../../../domain/couple/askAccountDeletion.ts'
import { couple, coupleStream } from '../../../../domain/couple/couple.ts'
import type { CoupleId } from '../../../../domain/ids.ts'
import { clearedCount, type ErasureCertificate } from '../../../../jobs/erasure/erasureCertificate.ts'
import { NotReached } from '../../../../projections/runner/positionWaiter.ts'
import type { ApiDependencies } from '../../../dependencies.ts'
import { Problem } from '../../../problem.ts'
import type { Route } from '../../../route.ts'
import { coupleCalls } from '../../../schemas/couple/coupleCalls.ts'
import { erasedKinds } from '../../../schemas/couple/deleteAccount.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { clearDeviceCookie, clearProofCookie, clearSessionCookies } from '../../../sessionCookies.ts'
import { succeeded } from '../answers.ts'

/** POST /api/project/delete-account: the couple and all that is known of it are erased, for good. */
export const deleteAccountRoute: Route = (api, dependencies) => {
  const { commands, eraseCouple, settings } = dependencies
  api.post(
    coupleCalls.deleteAccount.path,
    {
      // A retry comes with a session that the first attempt has closed.
      config: { access: { as: 'couple', mayHaveSignedOut: true } },
      schema: {
        tags: ['privacy'],
        summary: 'Delete the account and erase the couple',
        description:
          'For a signed-in couple. Cancels its projects, notifies the providers, ends its sessions, frees its phone number and destroys the key of its personal data. Given again, it answers with the same certificate for as long as the access token would have been good.',
        ...schemasOf(coupleCalls.deleteAccount),
      },
    },
    async (request, reply) => {
      const coupleId = await deletingCouple(request, dependencies)
      const context = request.commandContext({ actor: `couple:${coupleId}` })
      const certificateId = deriveId('certificate', context.commandId)
      const outcome = await commands.handle(askAccountDeletion, { coupleId, certificateId }, context)
      if (!outcome.accepted) throw new Problem(401, 'unauthorized')
      reply.reached(outcome.position)
      const certificate = await eraseCouple(coupleId).catch((error: unknown) => {
        // What is left is done by the process that follows the log.
        throw error instanceof NotReached ? new Problem(503, 'not_up_to_date', { retryAfterSeconds: 2 }) : error
      })
      clearSessionCookies(reply, settings, 'couple')
      clearProofCookie(reply, settings)
      clearDeviceCookie(reply, settings, 'couple')
      return { ...succeeded, certificate: answerOf(certificate) }
    },
  )
}

/** Who is signed in or, while its account is deleted and after that, was. */
async function deletingCouple(request: FastifyRequest, { tokens, commands }: ApiDependencies): Promise<CoupleId> {
  const { session } = request
  if (session?.role === 'couple') return session.id as CoupleId
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const claims = await tokens.readAccess(bearer ?? request.sessionCookie('couple', 'access') ?? '')
  if (claims?.role !== 'couple' || claims.impersonator !== undefined) throw new Problem(401, 'unauthorized')
  const coupleId = claims.id as CoupleId
  const { deletion } = (await commands.load(couple, coupleStream(coupleId))).state
  if (!deletion) throw new Problem(401, 'unauthorized')
  return coupleId
}

function answerOf(certificate: ErasureCertificate) {
  const { id, askedAt, erasedAt } = certificate
  const counts = { projects: clearedCount(certificate, 'projects'), requests: clearedCount(certificate, 'requests') }
  return { id, askedAt, erasedAt, erased: erasedKinds, ...counts }
}

import { deriveId } from '../../../../commands/deriveId.ts'
import { askAccountDeletion } from '../../../../domain/couple/askAccountDeletion.ts'
import type { CoupleId } from '../../../../domain/ids.ts'
import { clearedCount, type ErasureCertificate } from '../../../../jobs/erasure/erasureCertificate.ts'
import { deletingPerson, erasedOrRetry } from '../../../deletingPerson.ts'
import { Problem } from '../../../problem.ts'
import type { Route } from '../../../route.ts'
import { coupleCalls } from '../../../schemas/couple/coupleCalls.ts'
import { erasedKinds } from '../../../schemas/couple/deleteAccount.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { clearDeviceCookie, clearProofCookie, clearSessionCookies } from '../../../sessionCookies.ts'
import { succeeded } from '../answers.ts'

/** POST /api/project/delete-account: erases the couple and all its data permanently. */
export const deleteAccountRoute: Route = (api, dependencies) => {
  const { commands, erasePerson, settings } = dependencies
  api.post(
    coupleCalls.deleteAccount.path,
    {
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
      const coupleId = (await deletingPerson(request, dependencies, 'couple')) as CoupleId
      const context = request.commandContext({ actor: `couple:${coupleId}` })
      const certificateId = deriveId('certificate', context.commandId)
      const outcome = await commands.handle(askAccountDeletion, { coupleId, certificateId }, context)
      if (!outcome.accepted) throw new Problem(401, 'unauthorized')
      reply.reached(outcome.position)
      const certificate = await erasedOrRetry(erasePerson({ kind: 'couple', id: coupleId }))
      clearSessionCookies(reply, settings, 'couple')
      clearProofCookie(reply, settings)
      clearDeviceCookie(reply, settings, 'couple')
      return { ...succeeded, certificate: answerOf(certificate) }
    },
  )
}

function answerOf(certificate: ErasureCertificate) {
  const { id, askedAt, erasedAt } = certificate
  const counts = { projects: clearedCount(certificate, 'projects'), requests: clearedCount(certificate, 'requests') }
  return { id, askedAt, erasedAt, erased: erasedKinds, ...counts }
}

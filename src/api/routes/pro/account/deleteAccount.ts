import type { z } from 'zod'
import { deriveId } from '../../../../commands/deriveId.ts'
import { partOfCommand } from '../../../../commands/partOfCommand.ts'
import { askErasure } from '../../../../domain/person/askErasure.ts'
import { erasedCounted, erasedUncounted } from '../../../../domain/person/erasedKinds.ts'
import { person as personAggregate, personStream } from '../../../../domain/person/person.ts'
import { clearedCount, type ErasureCertificate } from '../../../../jobs/erasure/erasureCertificate.ts'
import { createCredentials } from '../../../../operational/credentials.ts'
import { keepDeletionReason } from '../../../../operational/deletionReasons.ts'
import { limitOn } from '../../../../operational/limits.ts'
import { deletingPerson, erasedOrRetry } from '../../../deletingPerson.ts'
import { limitCalls } from '../../../limitCalls.ts'
import { Problem } from '../../../problem.ts'
import { requireSameBody } from '../../../requireSameBody.ts'
import type { Route } from '../../../route.ts'
import type { ProviderCertificate } from '../../../schemas/pro/accountDeletionSchemas.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { clearDeviceCookie, clearSessionCookies } from '../../../sessionCookies.ts'
import { wrongPassword } from './wrongPassword.ts'

/**
 * POST /api/pro/deletion: erases the provider and all its data permanently; its Premium ends and its credits lapse. The reason for leaving
 * is stored without its name. Rule ACC-8.
 */
export const deleteAccountRoute: Route = (api, dependencies) => {
  const { commands, database, erasePerson, secrets, settings } = dependencies
  const credentials = createCredentials({ database, claimKey: secrets.claimKey })
  api.post(
    proCalls.deleteAccount.path,
    {
      config: { access: { as: 'provider', mayHaveSignedOut: true } },
      schema: {
        tags: ['account'],
        summary: 'Delete the account and erase the provider',
        description:
          'Ends Premium and all sessions, lets the credits lapse, frees the login e-mail and destroys the key of the personal data. Given again, it answers with the same certificate for as long as the access token would have been good.',
        ...schemasOf(proCalls.deleteAccount, commands.rules),
      },
    },
    async (request, reply) => {
      const { reason, currentPassword } = request.body
      const id = await deletingPerson(request, dependencies, 'provider')
      const context = request.commandContext({ actor: `provider:${id}` })
      await requireSameBody(dependencies, context)
      const person = { kind: 'provider', id } as const
      const isAsked = async () => (await commands.load(personAggregate, personStream(person))).state.asked !== undefined
      if (!(await isAsked())) {
        // The same limit as for changing the password, so that guesses are counted together.
        await limitCalls(dependencies, limitOn('password-changes', secrets.codeKey, id, commands.rules.limits.passwordChangesPerProvider))
        // A duplicate of this call may have arrived, and the first one may have deleted the password.
        if (!(await credentials.isPasswordOf(id, currentPassword)) && !(await isAsked())) throw wrongPassword(request.language)
        await keepDeletionReason(database, secrets.codeKey, { commandId: context.commandId, words: reason, now: commands.now() })
      }
      const certificateId = deriveId('certificate', context.commandId)
      const input = { person, certificateId, reason: 'asked-by-person' } as const
      // Without the hash of the body: nothing derived from a password may be stored in an event.
      const outcome = await commands.handle(askErasure, input, partOfCommand(context, 'askErasure'))
      if (!outcome.accepted) throw new Problem(401, 'unauthorized')
      reply.reached(outcome.position)
      const certificate = await erasedOrRetry(erasePerson(person))
      clearSessionCookies(reply, settings, 'provider')
      clearDeviceCookie(reply, settings, 'provider')
      return { certificate: answerOf(certificate) }
    },
  )
}

function answerOf(certificate: ErasureCertificate): z.output<typeof ProviderCertificate> {
  const { id, askedAt, erasedAt } = certificate
  const uncounted = erasedUncounted.provider.map((what) => ({ what }))
  const counted = erasedCounted.provider.map((what) => ({ what, count: clearedCount(certificate, what) }))
  return { id, askedAt, erasedAt, cleared: [...uncounted, ...counted] }
}

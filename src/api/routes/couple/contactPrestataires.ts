import type { FastifyReply, FastifyRequest } from 'fastify'
import { deriveId } from '../../../commands/deriveId.ts'
import type { ProjectId, ProviderId, RequestId } from '../../../domain/ids.ts'
import { contactProviders } from '../../../domain/project/contactProviders.ts'
import { contactable } from '../../../projections/providerDirectory/providerCards.ts'
import type { ApiDependencies } from '../../dependencies.ts'
import { projectNotAvailable } from './answers.ts'
import { signedInCouple } from './signedInCouple.ts'

export interface Contacting {
  readonly project: ProjectId
  readonly prestataires: readonly ProviderId[]
  /** Blank: the message that stands on the project. */
  readonly message: string | null | undefined
}

export interface Contacted {
  /** Why nobody was written to; undefined when somebody was. */
  readonly refused: string | undefined
  /** Those who were written to by this call, now or when it was first made. */
  readonly written: ReadonlySet<ProviderId>
  /** Those who can be written to: who is none of these is not public, or does not exist. */
  readonly known: ReadonlySet<ProviderId>
}

/**
 * Writes to providers in one append. The id of each request follows from project and provider, so that there is one however often
 * and from wherever it is sent.
 * @throws Problem 404 when the project is somebody else's, or there is none
 */
export async function contactPrestataires(
  request: FastifyRequest,
  reply: FastifyReply,
  { commands, database }: ApiDependencies,
  { project, prestataires, message }: Contacting,
): Promise<Contacted> {
  const known = await contactable(database, prestataires)
  const providers = [...known].map((providerId) => ({ providerId, requestId: deriveId('request', project, providerId) as RequestId }))
  const input = { projectId: project, coupleId: signedInCouple(request), providers, message: message ?? '' }
  const outcome = await commands.handle(contactProviders, input, request.commandContext())
  if (!outcome.accepted && outcome.refused === 'project-not-found') throw projectNotAvailable()
  reply.reached(outcome.position)
  if (!outcome.accepted) {
    const nobody = outcome.refused === 'already-sent' && known.size === 0
    return { refused: nobody ? 'planner-not-found' : outcome.refused, written: new Set(), known }
  }
  const written = outcome.events.flatMap((event) => (event.type === 'ProviderContacted' ? [event.data.providerId] : []))
  return { refused: undefined, written: new Set(written), known }
}

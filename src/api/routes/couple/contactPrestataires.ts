import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { deriveId } from '../../../commands/deriveId.ts'
import type { ProjectId, RequestId } from '../../../domain/ids.ts'
import { contactProviders } from '../../../domain/project/contactProviders.ts'
import { type Recipient, type RecipientId, recipientIdOf } from '../../../domain/project/recipient.ts'
import { contactable } from '../../../projections/providerDirectory/providerCards.ts'
import { contactableVenues } from '../../../projections/venues/venueRecipients.ts'
import type { ApiDependencies } from '../../dependencies.ts'
import { requireSameBody } from '../../requireSameBody.ts'
import type { CoupleRefusalSlug } from '../../texts/coupleRefusalTexts.ts'
import { projectNotAvailable } from './answers.ts'
import { ownProject } from './ownProject.ts'
import { signedInCouple } from './signedInCouple.ts'

export interface Contacting {
  readonly project: ProjectId
  /** Providers, and venues by their own ids. */
  readonly prestataires: readonly RecipientId[]
  /** Blank: the message that stands on the project. */
  readonly message: string | null | undefined
}

export interface Contacted {
  /** Why nobody was written to; undefined when somebody was. */
  readonly refused: CoupleRefusalSlug | undefined
  /** Those who were written to by this call, now or when it was first made. */
  readonly written: ReadonlySet<RecipientId>
  /** Those who had been written to before that. */
  readonly writtenBefore: ReadonlySet<RecipientId>
  /** Those who could be written to: who is none of these is not public, or does not exist. */
  readonly known: ReadonlySet<RecipientId>
}

/** What each refusal but `project_not_found`, which is a 404, is on the wire. */
const slugs = {
  project_cancelled: 'project-cancelled',
  project_settled: 'project-settled',
  no_message: 'no-message',
  already_sent: 'already-sent',
} as const

/**
 * Writes to providers and venues in one append. The id of each request follows from project, provider and venue, so that there is one however
 * often and from wherever it is sent.
 * @throws Problem 404 when the project is somebody else's, or there is none
 */
export async function contactPrestataires(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: ApiDependencies,
  { project, prestataires, message }: Contacting,
): Promise<Contacted> {
  const { commands, database } = dependencies
  const context = request.commandContext()
  await requireSameBody(dependencies, context)
  const recipients = await recipientsOf(database, prestataires)
  const known = idsOf(recipients)
  const providers = recipients.map((recipient) => ({ ...recipient, requestId: requestIdOf(project, recipient) }))
  const input = { projectId: project, coupleId: signedInCouple(request), providers, message: message ?? '' }
  const outcome = await commands.handle(contactProviders, input, context)
  if (!outcome.accepted) {
    const { refused } = outcome
    if (refused === 'project_not_found') throw projectNotAvailable()
    reply.reached(outcome.position)
    const nobody = refused === 'already_sent' && known.size === 0
    const { contacts } = await ownProject(commands, project, input.coupleId)
    return {
      refused: nobody ? 'planner-not-found' : slugs[refused],
      written: new Set(),
      writtenBefore: idsOf(contacts),
      known,
    }
  }
  reply.reached(outcome.position)
  // Answered from what the call left behind, not from what the project and the directory are now: a retry is answered alike.
  const written = new Set(outcome.events.flatMap((event) => (event.type === 'ProviderContacted' ? [recipientIdOf(event.data)] : [])))
  const contacted = idsOf(outcome.state.contacts)
  const writtenBefore = new Set([...contacted].filter((id) => !written.has(id)))
  return { refused: undefined, written, writtenBefore, known: contacted }
}

function idsOf(recipients: readonly Recipient[]): ReadonlySet<RecipientId> {
  return new Set(recipients.map(recipientIdOf))
}

/** Those that can be written to: public providers, and venues that couples see. */
async function recipientsOf(database: Pool, ids: readonly RecipientId[]): Promise<readonly Recipient[]> {
  const [providers, venues] = await Promise.all([contactable(database, ids), contactableVenues(database, ids)])
  return [...[...providers].map((providerId) => ({ providerId })), ...[...venues].map(([venueId, providerId]) => ({ providerId, venueId }))]
}

/** A request to a provider itself has the id that it had before there were venues. */
function requestIdOf(project: ProjectId, { providerId, venueId }: Recipient): RequestId {
  return deriveId('request', project, providerId, ...(venueId === undefined ? [] : [venueId])) as RequestId
}

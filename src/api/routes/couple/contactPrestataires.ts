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
  /** Blank: the project's existing message. */
  readonly message: string | null | undefined
}

export interface Contacted {
  /** Why nothing was sent; undefined when a message was sent. */
  readonly refused: CoupleRefusalSlug | undefined
  /** Recipients of this call, now or on its first attempt. */
  readonly written: ReadonlySet<RecipientId>
  /** Recipients that had a message before. */
  readonly writtenBefore: ReadonlySet<RecipientId>
  /** Valid recipients; others are not public or do not exist. */
  readonly known: ReadonlySet<RecipientId>
}

/** The API's code for each refusal except `project_not_found`, which is a 404. */
const slugs = {
  project_cancelled: 'project-cancelled',
  project_settled: 'project-settled',
  no_message: 'no-message',
  already_sent: 'already-sent',
} as const

/**
 * Writes to providers and venues in one append. A request's id is derived from project, provider and venue, so there is only one, however
 * often it is sent.
 * @throws Problem 404 when the project belongs to another couple or does not exist
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
  // Answered from the recorded events, not from the current project and directory, so that a retry gets the same answer.
  const written = new Set(outcome.events.flatMap((event) => (event.type === 'ProviderContacted' ? [recipientIdOf(event.data)] : [])))
  const contacted = idsOf(outcome.state.contacts)
  const writtenBefore = new Set([...contacted].filter((id) => !written.has(id)))
  return { refused: undefined, written, writtenBefore, known: contacted }
}

function idsOf(recipients: readonly Recipient[]): ReadonlySet<RecipientId> {
  return new Set(recipients.map(recipientIdOf))
}

/** Valid recipients: public providers, and venues that couples see. */
async function recipientsOf(database: Pool, ids: readonly RecipientId[]): Promise<readonly Recipient[]> {
  const [providers, venues] = await Promise.all([contactable(database, ids), contactableVenues(database, ids)])
  return [...[...providers].map((providerId) => ({ providerId })), ...[...venues].map(([venueId, providerId]) => ({ providerId, venueId }))]
}

/** A request to a provider itself has the same id as before venues existed. */
function requestIdOf(project: ProjectId, { providerId, venueId }: Recipient): RequestId {
  return deriveId('request', project, providerId, ...(venueId === undefined ? [] : [venueId])) as RequestId
}

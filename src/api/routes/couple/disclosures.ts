import { askContactDeletion } from '../../../domain/request/askContactDeletion.ts'
import { request as requestAggregate, requestStream } from '../../../domain/request/request.ts'
import { coupleDisclosures } from '../../../projections/coupleDisclosures/coupleDisclosures.ts'
import { findDisclosures } from '../../../projections/coupleDisclosures/coupleDisclosuresQueries.ts'
import { providerDirectory } from '../../../projections/providerDirectory/providerDirectory.ts'
import { requireSameBody } from '../../requireSameBody.ts'
import type { Route } from '../../route.ts'
import { AskDeletionAnswer, DisclosureParams, DisclosuresAnswer } from '../../schemas/couple/disclosures.ts'
import { refused, requestNotFound, succeeded } from './answers.ts'
import { shownCards } from './shownCards.ts'
import { signedInCouple } from './signedInCouple.ts'

/** GET /api/project/disclosures, POST /api/project/disclosures/:requestId/ask-deletion: who saw the couple's contact data. */
export const disclosureRoutes: Route = (api, dependencies) => {
  const { commands, database } = dependencies
  const { cards: cardsFor } = shownCards(dependencies)
  api.get(
    '/api/project/disclosures',
    {
      config: { access: ['couple'], reads: [coupleDisclosures, providerDirectory] },
      schema: { tags: ['privacy'], summary: "Who saw the couple's contact data, the latest first", response: { 200: DisclosuresAnswer } },
    },
    async (request) => {
      const found = await findDisclosures(database, signedInCouple(request))
      const cards = await cardsFor(request, [...new Set(found.map(({ providerId }) => providerId))], { evenUnlisted: true })
      const cardById = new Map(cards.map((card) => [card.id, card]))
      const disclosures = found.map(({ projectId, eventType, eventDate, city, ...disclosure }) => ({
        ...disclosure,
        prestataire: cardById.get(disclosure.providerId) ?? null,
        project: { id: projectId, eventType, eventDate, city },
      }))
      return { ...succeeded, disclosures }
    },
  )
  api.post(
    '/api/project/disclosures/:requestId/ask-deletion',
    {
      config: { access: ['couple'] },
      schema: {
        tags: ['privacy'],
        summary: 'Ask a provider to delete the contact data it saw',
        description: 'The provider is told by mail and in its inbox. Asking again changes nothing and answers with the times as they are.',
        params: DisclosureParams,
        response: { 200: AskDeletionAnswer },
      },
    },
    async (request, reply) => {
      const { requestId } = request.params
      const context = request.commandContext()
      await requireSameBody(dependencies, context)
      const { addressee } = (await commands.load(requestAggregate, requestStream(requestId))).state
      if (!addressee) throw requestNotFound(request.language)
      const input = { requestId, providerId: addressee, coupleId: signedInCouple(request) }
      const outcome = await commands.handle(askContactDeletion, input, context)
      reply.reached(outcome.position)
      if (!outcome.accepted) {
        if (outcome.refused === 'request_not_found') throw requestNotFound(request.language)
        return { ...refused(outcome.refused, request.language), deletionAskedAt: null, contactDeletedAt: null }
      }
      const { deletionAskedAt = null, contactDeletedAt = null } = outcome.state
      return { ...succeeded, deletionAskedAt, contactDeletedAt }
    },
  )
}

import type { Language } from '../../../domain/locale.ts'
import { askContactDeletion } from '../../../domain/request/askContactDeletion.ts'
import { request as requestAggregate, requestStream } from '../../../domain/request/request.ts'
import { coupleDisclosures } from '../../../projections/coupleDisclosures/coupleDisclosures.ts'
import { findDisclosures } from '../../../projections/coupleDisclosures/coupleDisclosuresQueries.ts'
import { providerDirectory } from '../../../projections/providerDirectory/providerDirectory.ts'
import { commandRoute } from '../../commandRoute.ts'
import type { Route } from '../../route.ts'
import { coupleCalls } from '../../schemas/couple/coupleCalls.ts'
import { schemasOf } from '../../schemasOf.ts'
import { refusedAs, requestNotFound, succeeded } from './answers.ts'
import { shownCards } from './shownCards.ts'
import { signedInCouple } from './signedInCouple.ts'

const listDisclosuresRoute: Route = (api, dependencies) => {
  const { cards: cardsFor } = shownCards(dependencies)
  api.get(
    coupleCalls.listDisclosures.path,
    {
      config: { access: { as: 'couple' }, reads: [coupleDisclosures, providerDirectory] },
      schema: {
        tags: ['privacy'],
        summary: "Who saw the couple's contact data, the latest first",
        ...schemasOf(coupleCalls.listDisclosures),
      },
    },
    async (request) => {
      const found = await findDisclosures(dependencies.database, signedInCouple(request))
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
}

const unasked = { deletionAskedAt: null, contactDeletedAt: null }
const notFound = ({ language }: { readonly language: Language }) => requestNotFound(language)

const askDeletionRoute = commandRoute({
  ...coupleCalls.askDeletion,
  access: { as: 'couple', owns: 'request' },
  docs: {
    tags: ['privacy'],
    summary: 'Ask a provider to delete the contact data it saw',
    description: 'The provider is notified by mail and in its inbox. Asking again changes nothing and answers with the times as they are.',
  },
  command: askContactDeletion,
  async input({ params: { requestId }, caller, language, dependencies }) {
    const { addressee } = (await dependencies.commands.load(requestAggregate, requestStream(requestId))).state
    if (!addressee) throw requestNotFound(language)
    return { requestId, providerId: addressee, coupleId: caller }
  },
  answer: ({ state: { deletionAskedAt = null, contactDeletedAt = null } }) => ({ ...succeeded, deletionAskedAt, contactDeletedAt }),
  refusals: { request_not_found: notFound, not_disclosed: refusedAs('not-disclosed', unasked) },
})

/** GET /api/project/disclosures, POST /api/project/disclosures/:requestId/ask-deletion: who saw the couple's contact data. */
export const disclosureRoutes: readonly Route[] = [listDisclosuresRoute, askDeletionRoute]

import type { RecipientId } from '../../../domain/project/recipient.ts'
import type { Route } from '../../route.ts'
import { coupleCalls } from '../../schemas/couple/coupleCalls.ts'
import { schemasOf } from '../../schemasOf.ts'
import { refused, succeeded } from './answers.ts'
import { type Contacted, contactPrestataires } from './contactPrestataires.ts'
import { recipientCards } from './recipientCards.ts'

/** POST /api/project/choose-prestataires: sends one message to several providers, and reports the result for each. */
export const choosePrestatairesRoute: Route = (api, dependencies) => {
  const { cards: cardsFor } = recipientCards(dependencies)
  api.post(
    coupleCalls.choosePrestataires.path,
    {
      config: { access: { as: 'couple', owns: 'project' } },
      schema: {
        tags: ['planners'],
        summary: 'Write to several providers and venues',
        description: 'Succeeds when at least one message went out. The message is kept on the project.',
        ...schemasOf(coupleCalls.choosePrestataires, dependencies.commands.rules),
      },
    },
    async (request, reply) => {
      const { project, selectedPrestataires, message } = request.body
      const chosen = [...new Set(selectedPrestataires)]
      const contacted = await contactPrestataires(request, reply, dependencies, { project, prestataires: chosen, message })
      const cards = await cardsFor(request, chosen, { evenUnlisted: true })
      const cardById = new Map<string, (typeof cards)[number]>(cards.map((card) => [card.id, card]))
      const prestataires = chosen.map((id) => ({ ...cardById.get(id), id, ...fateOf(id, contacted) }))
      return contacted.refused === undefined
        ? { ...succeeded, prestataires }
        : { ...refused(contacted.refused, request.language), prestataires }
    },
  )
}

function fateOf(id: RecipientId, { written, writtenBefore, known }: Contacted) {
  if (written.has(id)) return { contacted: true }
  if (writtenBefore.has(id)) return { contacted: true, error_slug: 'already-sent' as const }
  return known.has(id) ? { contacted: false } : { contacted: false, error_slug: 'planner-not-found' as const }
}

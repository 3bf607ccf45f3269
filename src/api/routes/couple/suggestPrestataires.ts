import type { Pool } from 'pg'
import { RecipientId, recipientIdOf } from '../../../domain/project/recipient.ts'
import { providerAvailability } from '../../../projections/providerAvailability/providerAvailability.ts'
import { unavailableOn } from '../../../projections/providerAvailability/providerAvailabilityQueries.ts'
import { contactable, idsOfPublicIds } from '../../../projections/providerDirectory/providerCards.ts'
import { providerDirectory } from '../../../projections/providerDirectory/providerDirectory.ts'
import { suggestProviders } from '../../../projections/providerDirectory/suggestProviders.ts'
import { contactableVenues, idsOfPublicVenues } from '../../../projections/venues/venueRecipients.ts'
import { venues } from '../../../projections/venues/venues.ts'
import type { Route } from '../../route.ts'
import { coupleCalls } from '../../schemas/couple/coupleCalls.ts'
import { schemasOf } from '../../schemasOf.ts'
import { refused, succeeded } from './answers.ts'
import { ownProject } from './ownProject.ts'
import { plannerWish } from './plannerWish.ts'
import { recipientCards } from './recipientCards.ts'
import { shownCards } from './shownCards.ts'
import { signedInCouple } from './signedInCouple.ts'

/**
 * POST /api/project/prestataires: the best planners for a project that the couple has not written to; before them those it chose earlier,
 * including venues and favourites.
 */
export const suggestPrestatairesRoute: Route = (api, dependencies) => {
  const { commands, database } = dependencies
  const { cards: cardsFor } = recipientCards(dependencies)
  const { cardFrom } = shownCards(dependencies)
  api.post(
    coupleCalls.suggestPrestataires.path,
    {
      config: { access: { as: 'couple', owns: 'project' }, onlyReads: true, reads: [providerDirectory, providerAvailability, venues] },
      schema: {
        tags: ['planners'],
        summary: 'Suggest planners for a project',
        ...schemasOf(coupleCalls.suggestPrestataires),
      },
    },
    async (request) => {
      const { body, language } = request
      const coupleId = signedInCouple(request)
      const project = await ownProject(commands, body.project, coupleId)
      if (project.cancelled) return { ...refused('project-cancelled', language), prestataires: [] }
      const wish = await plannerWish(project.details, coupleId, commands)
      if (!wish) return { ...refused('city-not-found', language), prestataires: [] }

      const contacted = new Set<string>(project.contacts.map(recipientIdOf))
      const chosen = await chosenBefore(database, body.prestataire ?? undefined, body.planners ?? [])
      const suggestions = await suggestProviders(database, {
        wish,
        now: commands.now(),
        rules: commands.rules,
        except: [...chosen, ...project.contacts.flatMap(({ providerId, venueId }) => (venueId === undefined ? [providerId] : []))],
      })
      const cards = await cardsFor(request, chosen)
      const unavailable = await unavailableOn(database, chosen, wish.eventDate)
      return {
        ...succeeded,
        prestataires: [
          ...cards.map((card) => ({ ...card, contacted: contacted.has(card.id), unavailable: unavailable.has(card.id), why: null })),
          ...suggestions.map(({ row, why }) => ({ ...cardFrom(request, row), contacted: false, unavailable: false, why })),
        ],
      }
    },
  )
}

/** The public ones among the preloaded provider or venue, by either id, and the favourites; each once. */
async function chosenBefore(database: Pool, preloaded: string | undefined, favourites: readonly string[]): Promise<readonly string[]> {
  const id = RecipientId.safeParse(preloaded)
  const ids = id.success ? [id.data] : []
  const publicIds = [...(preloaded === undefined ? [] : [preloaded]), ...favourites]
  const [byId, venuesById, byPublicId, venuesByPublicId] = await Promise.all([
    contactable(database, ids),
    contactableVenues(database, ids),
    idsOfPublicIds(database, publicIds),
    idsOfPublicVenues(database, publicIds),
  ])
  return [...new Set<string>([...byId, ...venuesById.keys(), ...byPublicId, ...venuesByPublicId])]
}

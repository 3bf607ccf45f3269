import type { FastifyRequest } from 'fastify'
import { VenueId } from '../../../domain/ids.ts'
import { type Recipient, type RecipientId, recipientIdOf } from '../../../domain/project/recipient.ts'
import { createPictureUrls } from '../../../integrations/images/pictureUrls.ts'
import { pictureKey } from '../../../operational/secrets.ts'
import type { CardOptions } from '../../../projections/providerDirectory/providerCards.ts'
import { publicVenue } from '../../../projections/venues/publicVenues.ts'
import { findVenueCards } from '../../../projections/venues/venueRecipients.ts'
import type { ApiDependencies } from '../../dependencies.ts'
import { formerIdentity } from '../../venueNames.ts'
import { shownCards } from './shownCards.ts'
import { type RecipientCard, type VenueToShow, venueCardOf } from './venueCard.ts'

/**
 * Cards of recipients, providers and venues, for the caller: `cards` in the order of the ids, `written` of contacted recipients, whatever
 * their state, `profile` of a public one, by its id or its public id.
 */
export function recipientCards(dependencies: Pick<ApiDependencies, 'commands' | 'database' | 'secrets'>) {
  const { commands, database, secrets } = dependencies
  const { pictureUrl } = createPictureUrls(pictureKey(secrets))
  const ofProviders = shownCards(dependencies)
  const showing = { pictureUrl, excerptLength: commands.rules.portraitExcerpt }

  const ofVenues = async (
    request: FastifyRequest,
    venues: readonly (VenueToShow & { readonly provider_id: string })[],
    options: CardOptions,
  ): Promise<readonly RecipientCard[]> => {
    const owners = await ofProviders.cards(request, [...new Set(venues.map((venue) => venue.provider_id))], options)
    const ownerById = new Map<string, (typeof owners)[number]>(owners.map((owner) => [owner.id, owner]))
    return venues.flatMap((venue) => {
      const owner = ownerById.get(venue.provider_id)
      return owner ? [venueCardOf(owner, venue, showing)] : []
    })
  }

  const cards = async (request: FastifyRequest, ids: readonly string[], options: CardOptions = {}): Promise<readonly RecipientCard[]> => {
    const providers = await ofProviders.cards(request, ids, options)
    const found = new Map<string, RecipientCard>(providers.map((card) => [card.id, card]))
    const others = ids.filter((id) => !found.has(id))
    const venues = await findVenueCards(database, others, options.evenUnlisted ?? false)
    for (const card of await ofVenues(request, venues, options)) found.set(card.id, card)
    return ids.flatMap((id) => found.get(id) ?? [])
  }

  const written = async (request: FastifyRequest, recipients: readonly Recipient[]): Promise<ReadonlyMap<RecipientId, RecipientCard>> => {
    const byId = new Map(recipients.map((recipient) => [recipientIdOf(recipient), recipient]))
    const found = new Map((await cards(request, [...byId.keys()], { evenUnlisted: true })).map((card) => [card.id as RecipientId, card]))
    // A deleted venue keeps its last name as long as its provider exists.
    const gone = await Promise.all(
      [...byId].map(async ([id, { providerId, venueId }]) => {
        const former = venueId === undefined || found.has(id) ? undefined : await formerIdentity(commands, venueId)
        return former && venueId ? [{ venue_id: venueId, provider_id: providerId, ...former }] : []
      }),
    )
    for (const card of await ofVenues(request, gone.flat(), { evenUnlisted: true })) found.set(card.id as RecipientId, card)
    return found
  }

  const profile = async (request: FastifyRequest, idOrPublicId: string): Promise<RecipientCard | undefined> => {
    const provider = await ofProviders.profile(request, idOrPublicId)
    if (provider) return provider
    const id = VenueId.safeParse(idOrPublicId)
    const venue = id.success ? (await findVenueCards(database, [id.data], false))[0] : await publicVenue(database, idOrPublicId)
    return venue && (await ofVenues(request, [venue], {}))[0]
  }

  return { cards, written, profile }
}

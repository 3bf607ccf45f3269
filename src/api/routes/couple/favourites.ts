import type { FastifyReply, FastifyRequest } from 'fastify'
import { changeFavourites } from '../../../domain/couple/changeFavourites.ts'
import { couple, coupleStream } from '../../../domain/couple/couple.ts'
import type { ProviderId } from '../../../domain/ids.ts'
import { coupleFavourites } from '../../../projections/coupleFavourites/coupleFavourites.ts'
import { findFavourites } from '../../../projections/coupleFavourites/coupleFavouritesQueries.ts'
import { idsOfPublicIds } from '../../../projections/providerDirectory/providerCards.ts'
import { providerDirectory } from '../../../projections/providerDirectory/providerDirectory.ts'
import type { ApiDependencies } from '../../dependencies.ts'
import type { Route } from '../../route.ts'
import { ChangeFavouriteAnswer, FavouriteParams, FavouritesAnswer } from '../../schemas/couple/favourites.ts'
import { plannerNotFound, succeeded } from './answers.ts'
import { shownCards } from './shownCards.ts'
import { signedInCouple } from './signedInCouple.ts'

/** GET /api/directory/favorites, PUT and DELETE /api/directory/favorites/:publicId: the providers a couple keeps in mind. */
export const favouriteRoutes: Route = (api, dependencies) => {
  const { commands, database } = dependencies
  const { cards: cardsFor } = shownCards(dependencies)
  api.get(
    '/api/directory/favorites',
    {
      config: { access: ['couple'], reads: [coupleFavourites, providerDirectory] },
      schema: { tags: ['favourites'], summary: 'Favourite providers, the one added last first', response: { 200: FavouritesAnswer } },
    },
    async (request) => {
      const ids = await findFavourites(database, signedInCouple(request))
      return cardsFor(request, ids)
    },
  )
  api.put(
    '/api/directory/favorites/:publicId',
    {
      config: { access: ['couple'] },
      schema: {
        tags: ['favourites'],
        summary: 'Add a favourite',
        params: FavouriteParams,
        response: { 200: ChangeFavouriteAnswer },
      },
    },
    async (request, reply) => {
      const [providerId] = await idsOfPublicIds(database, [request.params.publicId])
      if (!providerId) throw plannerNotFound(request.language)
      return change(request, reply, dependencies, providerId, true)
    },
  )
  api.delete(
    '/api/directory/favorites/:publicId',
    {
      config: { access: ['couple'] },
      schema: {
        tags: ['favourites'],
        summary: 'Remove a favourite',
        description: 'One that is no favourite, or not public any more, is removed as well.',
        params: FavouriteParams,
        response: { 200: ChangeFavouriteAnswer },
      },
    },
    async (request, reply) => {
      const { favourites } = (await commands.load(couple, coupleStream(signedInCouple(request)))).state
      const cards = await cardsFor(request, favourites, { evenUnlisted: true })
      const favourite = cards.find((card) => card.publicId === request.params.publicId)
      return favourite ? change(request, reply, dependencies, favourite.id, false) : succeeded
    },
  )
}

async function change(
  request: FastifyRequest,
  reply: FastifyReply,
  { commands }: ApiDependencies,
  providerId: ProviderId,
  favourite: boolean,
) {
  const input = { coupleId: signedInCouple(request), providerId, favourite }
  const outcome = await commands.handle(changeFavourites, input, request.commandContext())
  reply.reached(outcome.position)
  if (!outcome.accepted) throw plannerNotFound(request.language)
  return succeeded
}

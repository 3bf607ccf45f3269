import { changeFavourites } from '../../../domain/couple/changeFavourites.ts'
import { couple, coupleStream } from '../../../domain/couple/couple.ts'
import { coupleFavourites } from '../../../projections/coupleFavourites/coupleFavourites.ts'
import { findFavourites } from '../../../projections/coupleFavourites/coupleFavouritesQueries.ts'
import { idsOfPublicIds } from '../../../projections/providerDirectory/providerCards.ts'
import { providerDirectory } from '../../../projections/providerDirectory/providerDirectory.ts'
import { commandRoute, NoCommand } from '../../commandRoute.ts'
import { Problem } from '../../problem.ts'
import type { Route } from '../../route.ts'
import { coupleCalls } from '../../schemas/couple/coupleCalls.ts'
import { schemasOf } from '../../schemasOf.ts'
import { plannerNotFound, succeeded } from './answers.ts'
import { shownCards } from './shownCards.ts'
import { signedInCouple } from './signedInCouple.ts'

const change = {
  access: { as: 'couple', whileImpersonating: 'allowed' },
  command: changeFavourites,
  answer: () => succeeded,
  // The couple's account no longer exists.
  refusals: { couple_not_found: () => new Problem(401, 'unauthorized') },
} as const

/** GET /api/directory/favorites: the couple's favourite providers. */
const listFavouritesRoute: Route = (api, dependencies) => {
  const { cards: cardsFor } = shownCards(dependencies)
  api.get(
    coupleCalls.listFavourites.path,
    {
      config: { access: { as: 'couple' }, reads: [coupleFavourites, providerDirectory] },
      schema: { tags: ['favourites'], summary: 'Favourite providers, the one added last first', ...schemasOf(coupleCalls.listFavourites) },
    },
    async (request) => {
      const ids = await findFavourites(dependencies.database, signedInCouple(request))
      return cardsFor(request, ids)
    },
  )
}

const addFavouriteRoute = commandRoute({
  ...coupleCalls.addFavourite,
  ...change,
  docs: { tags: ['favourites'], summary: 'Add a favourite' },
  async input({ caller, params, language, dependencies }) {
    const [providerId] = await idsOfPublicIds(dependencies.database, [params.publicId])
    if (!providerId) throw plannerNotFound(language)
    return { coupleId: caller, providerId, favourite: true }
  },
})

const removeFavouriteRoute = commandRoute({
  ...coupleCalls.removeFavourite,
  ...change,
  docs: {
    tags: ['favourites'],
    summary: 'Remove a favourite',
    description: 'One that is no favourite, or not public any more, is removed as well.',
  },
  async input({ caller, params, request, dependencies }) {
    const { favourites } = (await dependencies.commands.load(couple, coupleStream(caller))).state
    const cards = await shownCards(dependencies).cards(request, favourites, { evenUnlisted: true })
    const favourite = cards.find((card) => card.publicId === params.publicId)
    return favourite ? { coupleId: caller, providerId: favourite.id, favourite: false } : new NoCommand(succeeded)
  },
})

/** GET /api/directory/favorites, PUT and DELETE /api/directory/favorites/:publicId. */
export const favouriteRoutes: readonly Route[] = [listFavouritesRoute, addFavouriteRoute, removeFavouriteRoute]

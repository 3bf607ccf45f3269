import type { QueryClient } from '@tanstack/react-query'
import type { User } from '../../../src/api/schemas/couple/auth.ts'
import type { CoupleApi } from '../api/coupleApi.ts'
import { queryKeys } from '../api/queryKeys.ts'
import { favouriteElement } from '../islands/FavouriteElement.ts'
import { createFavourites } from '../islands/favourites.ts'

/** Registers the app's favourite buttons. They show the signed-in couple's list, also after another couple signs in in the same window. */
export function defineFavourites(api: CoupleApi, queries: QueryClient): void {
  const favourites = createFavourites(api)
  const identify = () => favourites.belongTo(queries.getQueryData<User | null>(queryKeys.me)?.phone)
  identify()
  queries.getQueryCache().subscribe(identify)
  customElements.define('alliance-favourite', favouriteElement(favourites))
}

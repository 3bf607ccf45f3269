import { expect, test } from 'vitest'
import { projectionHarness, projectTwice } from '../../../tests/projections/projectionHarness.ts'
import { favouriteAdded, favouriteRemoved } from '../../../tests/setup/sampleCoupleEvents.ts'
import { coupleId, providerId } from '../../../tests/setup/sampleEvents.ts'
import { coupleFavourites } from './coupleFavourites.ts'
import { findFavourites } from './coupleFavouritesQueries.ts'

const added = (number: number) => favouriteAdded({ providerId: providerId(number) })
const removed = (number: number) => favouriteRemoved({ providerId: providerId(number) })

test('lists the last added favourite first, without removed ones', async () => {
  const { given, pool } = await projectionHarness(coupleFavourites)
  expect(await findFavourites(pool, coupleId())).toEqual([])
  await given(added(1), added(2), favouriteAdded({ coupleId: coupleId(2), providerId: providerId(9) }), added(3), removed(2))
  expect(await findFavourites(pool, coupleId())).toEqual([providerId(3), providerId(1)])
  await given(added(2), removed(1), removed(3))
  expect(await findFavourites(pool, coupleId())).toEqual([providerId(2)])
})

test('a repeated event changes nothing', async () => {
  const tables = await projectTwice(coupleFavourites, added(1), added(2), removed(1))
  expect(tables['favourites']).toEqual([{ couple_id: coupleId(), provider_ids: [providerId(2)] }])
})

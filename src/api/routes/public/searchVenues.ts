import { providerDirectory } from '../../../projections/providerDirectory/providerDirectory.ts'
import { searchVenues } from '../../../projections/venues/searchVenues.ts'
import { venues } from '../../../projections/venues/venues.ts'
import type { Route } from '../../route.ts'
import { publicCalls } from '../../schemas/publicCalls.ts'
import { schemasOf } from '../../schemasOf.ts'
import { shownVenues } from './shownVenues.ts'

/** GET /api/directory/venue-search: a page of the venues found by keywords, a town, a type and a number of guests. */
export const searchVenuesRoute: Route = (api, dependencies) => {
  const { commands, database } = dependencies
  const { cardOf } = shownVenues(dependencies)
  api.get(
    publicCalls.searchVenues.path,
    {
      config: { access: { as: 'visitor' }, reads: [providerDirectory, venues] },
      schema: { tags: ['venues'], summary: 'Search venues', ...schemasOf(publicCalls.searchVenues, commands.rules) },
    },
    async (request) => {
      const { keywords, latitude, longitude, type = null, guests = null, page } = request.query
      const around = latitude === undefined || longitude === undefined ? null : { latitude, longitude }
      const found = await searchVenues(database, { keywords, around, type, guests, page }, commands.rules)
      const { total, totalIsMinimum, pages } = found
      return { venues: found.rows.map((row) => cardOf(row, request.language)), total, total_is_minimum: totalIsMinimum, page, pages }
    },
  )
}

import { providerDirectory } from '../../../projections/providerDirectory/providerDirectory.ts'
import { venues } from '../../../projections/venues/venues.ts'
import { Problem } from '../../problem.ts'
import type { Route } from '../../route.ts'
import { publicCalls } from '../../schemas/publicCalls.ts'
import { schemasOf } from '../../schemasOf.ts'
import { venueDirectoryPage } from './venueDirectoryPage.ts'

/** GET /api/directory/venues: the public directory of venues by country, region and type. */
export const venueDirectoryRoute: Route = (api, dependencies) => {
  const findPage = venueDirectoryPage(dependencies)
  api.get(
    publicCalls.showVenueDirectory.path,
    {
      config: { access: { as: 'visitor' }, reads: [providerDirectory, venues] },
      schema: {
        tags: ['venues'],
        summary: 'Venues by country, region and type, a page at a time',
        ...schemasOf(publicCalls.showVenueDirectory),
      },
    },
    async (request) => {
      const page = await findPage(request, request.query)
      if (!page) throw new Problem(404, 'not_found')
      return page
    },
  )
}

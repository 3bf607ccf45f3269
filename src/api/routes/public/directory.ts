import { providerDirectory } from '../../../projections/providerDirectory/providerDirectory.ts'
import { Problem } from '../../problem.ts'
import type { Route } from '../../route.ts'
import { publicCalls } from '../../schemas/publicCalls.ts'
import { schemasOf } from '../../schemasOf.ts'
import { directoryPage } from './directoryPage.ts'

/** GET /api/directory/planners: the public directory by country, region and service. */
export const directoryRoute: Route = (api, dependencies) => {
  const findPage = directoryPage(dependencies)
  api.get(
    publicCalls.showDirectory.path,
    {
      config: { access: { as: 'visitor' }, reads: [providerDirectory] },
      schema: {
        tags: ['planners'],
        summary: 'Planners by country, region and service, a page at a time',
        ...schemasOf(publicCalls.showDirectory),
      },
    },
    async (request) => {
      const page = await findPage(request, request.query)
      if (!page) throw new Problem(404, 'not_found')
      return page
    },
  )
}

import { providerDirectory } from '../../../projections/providerDirectory/providerDirectory.ts'
import { venues } from '../../../projections/venues/venues.ts'
import type { Route } from '../../route.ts'
import { coupleCalls } from '../../schemas/couple/coupleCalls.ts'
import { schemasOf } from '../../schemasOf.ts'
import { plannerNotFound, succeeded } from './answers.ts'
import { recipientCards } from './recipientCards.ts'

/** GET /api/project/planners/:id: the public profile of a provider or venue, by its id or its public id. */
export const showPlannerRoute: Route = (api, dependencies) => {
  const { profile } = recipientCards(dependencies)
  api.get(
    coupleCalls.showPlanner.path,
    {
      config: { access: { as: 'visitor' }, reads: [providerDirectory, venues] },
      schema: {
        tags: ['planners'],
        summary: 'Public profile of a provider or venue',
        ...schemasOf(coupleCalls.showPlanner),
      },
    },
    async (request) => {
      const planner = await profile(request, request.params.id)
      if (!planner) throw plannerNotFound(request.language)
      return { ...succeeded, planner }
    },
  )
}

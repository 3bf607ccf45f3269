import { providerDirectory } from '../../../projections/providerDirectory/providerDirectory.ts'
import type { Route } from '../../route.ts'
import { PlannerAnswer, PlannerParams, PlannerQuery } from '../../schemas/couple/planner.ts'
import { plannerNotFound, succeeded } from './answers.ts'
import { shownCards } from './shownCards.ts'

/** GET /api/project/planners/:id: the public profile of a provider, by its id or its public id. */
export const showPlannerRoute: Route = (api, dependencies) => {
  const { profile } = shownCards(dependencies)
  api.get(
    '/api/project/planners/:id',
    {
      config: { access: { as: 'visitor' }, reads: [providerDirectory] },
      schema: {
        tags: ['planners'],
        summary: 'Public profile of a provider',
        params: PlannerParams,
        querystring: PlannerQuery,
        response: { 200: PlannerAnswer },
      },
    },
    async (request) => {
      const planner = await profile(request, request.params.id)
      if (!planner) throw plannerNotFound(request.language)
      return { ...succeeded, planner }
    },
  )
}

import type { Route } from '../../route.ts'
import { publicCalls } from '../../schemas/publicCalls.ts'
import { schemasOf } from '../../schemasOf.ts'

/** GET /api/cities: towns whose name or postal code begins with `q`, of one country or with the caller's country first. */
export const citiesRoute: Route = (api, { cities }) => {
  api.get(
    publicCalls.findCities.path,
    {
      config: { access: { as: 'visitor' } },
      schema: { tags: ['reference'], summary: 'Find a town', ...schemasOf(publicCalls.findCities) },
    },
    async (request, reply) => {
      const { q, country, limit } = request.query
      const found = await cities.searchCities({ q, country, from: request.country, locale: request.language, limit })
      reply.header('cache-control', 'public, max-age=3600').header('vary', 'accept-language, cookie')
      return { success: true as const, cities: found, error: null }
    },
  )
}

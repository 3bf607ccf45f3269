import { providerAvailability } from '../../../projections/providerAvailability/providerAvailability.ts'
import { idsOfPublicIds } from '../../../projections/providerDirectory/providerCards.ts'
import { providerDirectory } from '../../../projections/providerDirectory/providerDirectory.ts'
import type { Route } from '../../route.ts'
import { publicCalls } from '../../schemas/publicCalls.ts'
import { schemasOf } from '../../schemasOf.ts'
import { plannerNotFound } from '../couple/answers.ts'
import { providerDateOf } from './providerDateOf.ts'

/** GET /api/directory/providers/:publicId/availability: whether a provider is available on a day. Rule AVA-9. */
export const providerDateRoute: Route = (api, dependencies) => {
  const answer = providerDateOf(dependencies)
  api.get(
    publicCalls.showProviderDate.path,
    {
      config: { access: { as: 'visitor' }, reads: [providerDirectory, providerAvailability] },
      schema: {
        tags: ['planners'],
        summary: 'Whether a provider can be had on a day',
        ...schemasOf(publicCalls.showProviderDate),
      },
    },
    async (request, reply) => {
      const [providerId] = await idsOfPublicIds(dependencies.database, [request.params.publicId])
      if (!providerId) throw plannerNotFound(request.language)
      reply.header('cache-control', 'private, no-store')
      return answer(request, providerId, request.query.date)
    },
  )
}

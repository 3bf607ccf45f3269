import { isPictureName } from '../../../../integrations/images/pictureName.ts'
import { createPictureUrls } from '../../../../integrations/images/pictureUrls.ts'
import { pictureKey } from '../../../../operational/secrets.ts'
import { venues } from '../../../../projections/venues/venues.ts'
import { listVenues } from '../../../../projections/venues/venuesQueries.ts'
import type { Route } from '../../../route.ts'
import { contentRange } from '../../../schemas/pro/listQuery.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { signedInProvider } from '../signedInProvider.ts'

/** GET /api/pro/venues: the provider's venues and their states. */
export const listVenuesRoute: Route = (api, { database, secrets }) => {
  const { pictureUrl } = createPictureUrls(pictureKey(secrets))
  api.get(
    proCalls.listVenues.path,
    {
      config: { access: { as: 'provider' }, reads: [venues] },
      schema: { tags: ['venues'], summary: 'Own venues', ...schemasOf(proCalls.listVenues) },
    },
    async (request, reply) => {
      const { from } = request.query
      const listed = await listVenues(database, signedInProvider(request), request.query)
      reply.header('content-range', contentRange('venues', from, listed))
      return listed.items.map(({ images, key_image, ...venue }) => {
        const shown = (images.find(({ id }) => id === key_image) ?? images[0])?.picture
        return { ...venue, image: shown !== undefined && isPictureName(shown) ? pictureUrl(shown) : null }
      })
    },
  )
}

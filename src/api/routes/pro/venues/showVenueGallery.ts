import { createPictureUrls } from '../../../../integrations/images/pictureUrls.ts'
import { pictureKey } from '../../../../operational/secrets.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { shownPictures } from '../shownPictures.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { loadVenue } from './loadVenue.ts'

/** GET /api/pro/venue-galleries/:id: the pictures of a venue, in their order. The first one is the key picture until another is chosen. */
export const showVenueGalleryRoute: Route = (api, dependencies) => {
  const { pictureUrl } = createPictureUrls(pictureKey(dependencies.secrets))
  api.get(
    proCalls.showVenueGallery.path,
    {
      config: { access: { as: 'provider', owns: 'venue' } },
      schema: { tags: ['venues'], summary: 'The pictures of a venue', ...schemasOf(proCalls.showVenueGallery) },
    },
    async (request, reply) => {
      const { id } = request.params
      const { state } = await loadVenue({ language: request.language, dependencies }, signedInProvider(request), id)
      const { photos, etag } = shownPictures(state, { pictureUrl, needsAlt: false })
      reply.header('etag', etag)
      return { id, photos, quota: dependencies.commands.rules.venues.images, etag }
    },
  )
}

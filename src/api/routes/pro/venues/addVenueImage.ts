import multipart from '@fastify/multipart'
import { deriveId } from '../../../../commands/deriveId.ts'
import { addVenueImage } from '../../../../domain/venue/addVenueImage.ts'
import { createPictureUrls } from '../../../../integrations/images/pictureUrls.ts'
import { pictureKey } from '../../../../operational/secrets.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { VenueParams } from '../../../schemas/pro/venueSchemas.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { takePhoto } from '../../../takePhoto.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { loadVenue } from './loadVenue.ts'
import { venueRefusals } from './venueRefusals.ts'

/** POST /api/pro/venue-galleries/:id/images: uploads a picture of a venue, as `multipart/form-data` like the photos of the gallery. Rule VEN-2. */
export const addVenueImageRoute: Route = (api, dependencies) => {
  const { pictureUrl } = createPictureUrls(pictureKey(dependencies.secrets))
  void api.register(async (scope) => {
    await scope.register(multipart)
    scope.post(
      proCalls.addVenueImage.path,
      {
        config: { access: { as: 'provider', owns: 'venue' }, slowBody: true },
        schema: {
          tags: ['venues'],
          summary: 'Upload a picture of a venue',
          description: 'As multipart/form-data: an optional field `crop`, then the file.',
          consumes: ['multipart/form-data'],
          ...schemasOf(proCalls.addVenueImage),
        },
      },
      async (request, reply) => {
        const providerId = signedInProvider(request)
        const { id: venueId } = VenueParams.parse(request.params)
        const { language } = request
        // Nothing is read for a venue that is not the provider's.
        await loadVenue({ language, dependencies }, providerId, venueId)
        return await takePhoto(request, dependencies, { providerId, shape: 'any' }, async (picture, context) => {
          const imageId = deriveId('photo', context.commandId)
          const outcome = await dependencies.commands.handle(addVenueImage, { providerId, venueId, imageId, picture, alt: '' }, context)
          reply.reached(outcome.position)
          if (!outcome.accepted) throw venueRefusals[outcome.refused]({ language, dependencies })
          // Given again, the command answers what it did the first time.
          const [added] = outcome.events
          const shown = added?.type === 'VenueImageAdded' && typeof added.data.picture === 'string' ? added.data.picture : picture
          return { kept: shown === picture, answer: { id: imageId, src: pictureUrl(shown as typeof picture) } }
        })
      },
    )
  })
}

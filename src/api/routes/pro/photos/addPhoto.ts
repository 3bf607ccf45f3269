import multipart from '@fastify/multipart'
import { deriveId } from '../../../../commands/deriveId.ts'
import { addPhoto } from '../../../../domain/provider/addPhoto.ts'
import { createPictureUrls } from '../../../../integrations/images/pictureUrls.ts'
import { pictureKey } from '../../../../operational/secrets.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { takePhoto } from '../../../takePhoto.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { photoRefusals } from './photoRefusals.ts'

/**
 * POST /api/pro/photos: uploads a photograph into the gallery, as `multipart/form-data` with an optional `crop` and then one file. Answers
 * when the file was read and stored, also that the same photograph is there already; the sizes in which it is shown follow.
 */
export const addPhotoRoute: Route = (api, dependencies) => {
  const { pictureUrl } = createPictureUrls(pictureKey(dependencies.secrets))
  void api.register(async (scope) => {
    await scope.register(multipart)
    scope.post(
      proCalls.addPhoto.path,
      {
        config: { access: { as: 'provider' }, slowBody: true },
        schema: {
          tags: ['photos'],
          summary: 'Upload a photo',
          description:
            'As multipart/form-data: an optional field `crop` (`x,y,width,height` in pixels of the upright photo), then the file.',
          consumes: ['multipart/form-data'],
          ...schemasOf(proCalls.addPhoto),
        },
      },
      async (request, reply) => {
        const providerId = signedInProvider(request)
        return await takePhoto(request, dependencies, { providerId, shape: 'any' }, async (picture, context, contentHash) => {
          const photoId = deriveId('photo', context.commandId)
          const photo = { providerId, photoId, picture, alt: '', contentHash }
          const outcome = await dependencies.commands.handle(addPhoto, photo, context)
          reply.reached(outcome.position)
          if (!outcome.accepted) throw photoRefusals[outcome.refused]({ language: request.language, dependencies })
          // Given again, the command answers what it did the first time.
          const [added] = outcome.events
          const shown = added?.type === 'PhotoAdded' && typeof added.data.picture === 'string' ? added.data.picture : picture
          return { kept: shown === picture, answer: { id: photoId, src: pictureUrl(shown as typeof picture) } }
        })
      },
    )
  })
}

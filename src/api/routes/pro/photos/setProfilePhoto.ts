import multipart from '@fastify/multipart'
import { setProfilePhoto } from '../../../../domain/provider/setProfilePhoto.ts'
import { createPictureUrls } from '../../../../integrations/images/pictureUrls.ts'
import { pictureKey } from '../../../../operational/secrets.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { takePhoto } from '../../../takePhoto.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { photoRefusals } from './photoRefusals.ts'

/** POST /api/pro/profile-photo: uploads the photograph that is shown as the provider's face; it is cut to a square. */
export const setProfilePhotoRoute: Route = (api, dependencies) => {
  const { pictureUrl } = createPictureUrls(pictureKey(dependencies.secrets))
  void api.register(async (scope) => {
    await scope.register(multipart)
    scope.post(
      proCalls.setProfilePhoto.path,
      {
        config: { access: { as: 'provider' }, slowBody: true },
        schema: {
          tags: ['photos'],
          summary: 'Upload the profile photo',
          description:
            'As multipart/form-data: an optional field `crop` (`x,y,width,height` in pixels of the upright photo), then the file.',
          consumes: ['multipart/form-data'],
          ...schemasOf(proCalls.setProfilePhoto),
        },
      },
      async (request, reply) => {
        const providerId = signedInProvider(request)
        return await takePhoto(request, dependencies, { providerId, shape: 'square' }, async (picture, context) => {
          const outcome = await dependencies.commands.handle(setProfilePhoto, { providerId, picture }, context)
          reply.reached(outcome.position)
          if (!outcome.accepted) throw photoRefusals[outcome.refused]({ language: request.language, dependencies })
          const [set] = outcome.events
          const shown = set?.type === 'ProfilePhotoSet' && typeof set.data.picture === 'string' ? set.data.picture : picture
          return { kept: shown === picture, answer: { src: pictureUrl(shown as typeof picture) } }
        })
      },
    )
  })
}

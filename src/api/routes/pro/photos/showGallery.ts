import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import { isPictureName } from '../../../../integrations/images/pictureName.ts'
import { createPictureUrls } from '../../../../integrations/images/pictureUrls.ts'
import { pictureKey } from '../../../../operational/secrets.ts'
import { findGallery } from '../../../../projections/providerDirectory/galleryQueries.ts'
import { providerDirectory } from '../../../../projections/providerDirectory/providerDirectory.ts'
import { Problem } from '../../../problem.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { orderTag, wordsTag } from '../galleryTags.ts'
import { rejectedParts } from '../rejectedParts.ts'
import { signedInProvider } from '../signedInProvider.ts'

/** GET /api/pro/gallery: the provider's photographs in order, and the plan's limit. */
export const showGalleryRoute: Route = (api, { database, commands, secrets }) => {
  const { pictureUrl } = createPictureUrls(pictureKey(secrets))
  api.get(
    proCalls.showGallery.path,
    {
      config: { access: { as: 'provider' }, reads: [providerDirectory] },
      schema: { tags: ['photos'], summary: 'The gallery and the profile photo', ...schemasOf(proCalls.showGallery) },
    },
    async (request, reply) => {
      const id = signedInProvider(request)
      const [gallery, { state }] = await Promise.all([
        findGallery(database, id, commands.rules),
        commands.load(provider, providerStream(id)),
      ])
      if (!gallery) throw new Problem(404, 'planner_not_found')
      const { profilePhoto, placeholder, photos, premium, quota } = gallery
      const etag = orderTag(photos.map(({ photoId }) => photoId))
      reply.header('etag', etag)
      return {
        profilePhoto: profilePhoto !== null && isPictureName(profilePhoto) ? { src: pictureUrl(profilePhoto) } : null,
        placeholder: { src: pictureUrl(placeholder) },
        photos: photos.flatMap(({ photoId, picture, caption, alt, isKey, isVisible, needsAlt, shown }) => {
          if (!isPictureName(picture)) return []
          const words = { caption, alt, etag: wordsTag(caption, alt) }
          return [{ id: photoId, src: pictureUrl(picture), ...words, isKey, isVisible, needsAlt, shown }]
        }),
        rejectedParts: rejectedParts(state, ['photo', 'caption', 'profile_photo']),
        plan: premium ? ('premium' as const) : ('free' as const),
        quota,
        etag,
      }
    },
  )
}

import { orderPhotos } from '../../../../domain/provider/orderPhotos.ts'
import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { orderTag, seenInstead } from '../galleryTags.ts'
import { photoRefusals } from './photoRefusals.ts'

/** PUT /api/pro/photo-order: every photograph of the gallery, in its new order. */
export const orderPhotosRoute = commandRoute({
  ...proCalls.orderPhotos,
  access: { as: 'provider' },
  docs: {
    tags: ['photos'],
    summary: 'Order the gallery',
    description: 'With If-Match, the `etag` of the gallery. 412 when the order, or the photos, were changed meanwhile.',
  },
  command: orderPhotos,
  async input({ caller, body, request, dependencies }) {
    const { photos } = (await dependencies.commands.load(provider, providerStream(caller))).state
    const present = [...photos.keys()]
    return { providerId: caller, photoIds: body.photoIds, ...seenInstead(request.headers['if-match'], orderTag(present), present) }
  },
  answer: ({ input: { photoIds } }) => ({ photoIds, etag: orderTag(photoIds) }),
  refusals: photoRefusals,
})

import { orderPhotos } from '../../../../domain/provider/orderPhotos.ts'
import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { orderTag, seenOrder } from '../galleryTags.ts'
import { photoRefusals } from './photoRefusals.ts'

/** PUT /api/pro/photo-order: a new order of all photographs. */
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
    const { state } = await dependencies.commands.load(provider, providerStream(caller))
    return { providerId: caller, photoIds: body.photoIds, ...seenOrder(request, state) }
  },
  answer: ({ input: { photoIds } }) => ({ photoIds, etag: orderTag(photoIds) }),
  refusals: photoRefusals,
})

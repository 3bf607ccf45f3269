import { orderVideos } from '../../../../domain/provider/orderVideos.ts'
import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { orderTag, seenInstead } from '../galleryTags.ts'
import { videoRefusals } from './videoRefusals.ts'

/** PUT /api/pro/video-order: a new order of all videos. */
export const orderVideosRoute = commandRoute({
  ...proCalls.orderVideos,
  access: { as: 'provider' },
  docs: {
    tags: ['videos'],
    summary: 'Order the videos',
    description: 'With If-Match, the `etag` of the list. 412 when the order, or the videos, were changed meanwhile.',
  },
  command: orderVideos,
  async input({ caller, body, request, dependencies }) {
    const { videos } = (await dependencies.commands.load(provider, providerStream(caller))).state
    const present = [...videos.keys()]
    return { providerId: caller, videoIds: body.videoIds, ...seenInstead(request.headers['if-match'], orderTag(present), present) }
  },
  answer: ({ input: { videoIds } }) => ({ videoIds, etag: orderTag(videoIds) }),
  refusals: videoRefusals,
})

import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import { videoAddresses } from '../../../../domain/videoLink.ts'
import { findVideos } from '../../../../projections/providerDirectory/galleryQueries.ts'
import { providerDirectory } from '../../../../projections/providerDirectory/providerDirectory.ts'
import { Problem } from '../../../problem.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { orderTag, wordsTag } from '../galleryTags.ts'
import { rejectedParts } from '../rejectedParts.ts'
import { signedInProvider } from '../signedInProvider.ts'

/** GET /api/pro/videos: the provider's videos in order, and the plan's limit. */
export const showVideosRoute: Route = (api, { database, commands }) => {
  api.get(
    proCalls.showVideos.path,
    {
      config: { access: { as: 'provider' }, reads: [providerDirectory] },
      schema: { tags: ['videos'], summary: 'The videos', ...schemasOf(proCalls.showVideos) },
    },
    async (request, reply) => {
      const id = signedInProvider(request)
      const [own, { state }] = await Promise.all([findVideos(database, id, commands.rules), commands.load(provider, providerStream(id))])
      if (!own) throw new Problem(404, 'planner_not_found')
      const etag = orderTag(own.videos.map(({ videoId }) => videoId))
      reply.header('etag', etag)
      return {
        videos: own.videos.map(({ videoId, title, description, platform, key, hash, isVisible, shown }) => {
          const link = videoAddresses({ platform, key, hash: hash ?? undefined }).page
          return { id: videoId, title, description, link, isVisible, shown, etag: wordsTag(title, description) }
        }),
        rejectedParts: rejectedParts(state, ['video']),
        plan: own.premium ? ('premium' as const) : ('free' as const),
        quota: own.quota,
        etag,
      }
    },
  )
}

import { unlessErased } from '../../../../domain/event.ts'
import { describeVideo } from '../../../../domain/provider/describeVideo.ts'
import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { seenInstead, wordsTag } from '../galleryTags.ts'
import { videoRefusals } from './videoRefusals.ts'

/** PUT /api/pro/videos/:id: changes the texts of a video. */
export const describeVideoRoute = commandRoute({
  ...proCalls.describeVideo,
  access: { as: 'provider', owns: 'video' },
  docs: {
    tags: ['videos'],
    summary: 'Describe a video',
    description: 'With If-Match, the `etag` of the video: 412 when it was changed meanwhile.',
  },
  command: describeVideo,
  async input({ caller, params, body, request, dependencies }) {
    const { videos } = (await dependencies.commands.load(provider, providerStream(caller))).state
    const video = videos.get(params.id)
    const present = { title: unlessErased(video?.title, '') ?? '', description: unlessErased(video?.description, '') ?? '' }
    const tag = wordsTag(present.title, present.description)
    // An outdated tag is refused only by the decision, so that a retry finds what its first attempt did.
    return { providerId: caller, videoId: params.id, ...body, ...seenInstead(request.headers['if-match'], tag, present) }
  },
  answer: ({ input: { title, description } }, { params }) => ({ id: params.id, title, description, etag: wordsTag(title, description) }),
  refusals: videoRefusals,
})

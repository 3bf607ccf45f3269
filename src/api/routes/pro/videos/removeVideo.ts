import { removeVideo } from '../../../../domain/provider/removeVideo.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { videoRefusals } from './videoRefusals.ts'

/** DELETE /api/pro/videos/:id */
export const removeVideoRoute = commandRoute({
  ...proCalls.removeVideo,
  access: { as: 'provider', owns: 'video' },
  docs: { tags: ['videos'], summary: 'Remove a video' },
  command: removeVideo,
  input: ({ caller, params }) => ({ providerId: caller, videoId: params.id }),
  answer: (_done, { params }) => ({ id: params.id }),
  refusals: videoRefusals,
})

import { changeVideoVisibility } from '../../../../domain/provider/changeVideoVisibility.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { videoRefusals } from './videoRefusals.ts'

/** POST /api/pro/videos/:id/visibility: hides a video from couples, or shows it again. */
export const changeVideoVisibilityRoute = commandRoute({
  ...proCalls.changeVideoVisibility,
  access: { as: 'provider', owns: 'video' },
  docs: { tags: ['videos'], summary: 'Hide or show a video' },
  command: changeVideoVisibility,
  input: ({ caller, params, body }) => ({ providerId: caller, videoId: params.id, ...body }),
  answer: (_done, { params, body }) => ({ id: params.id, ...body }),
  refusals: videoRefusals,
})

import { addVideo } from '../../../../domain/provider/addVideo.ts'
import { parseVideoLink } from '../../../../domain/videoLink.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { Problem } from '../../../problem.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { videoRefusalTexts } from '../../../texts/videoRefusalTexts.ts'
import { videoRefusals } from './videoRefusals.ts'

/** POST /api/pro/videos: adds a video by its link, of which only the platform and its id are stored. Rule VID-1. */
export const addVideoRoute = commandRoute({
  ...proCalls.addVideo,
  access: { as: 'provider' },
  docs: { tags: ['videos'], summary: 'Add a video', description: 'By a link to YouTube or Vimeo in any of its forms.' },
  command: addVideo,
  input({ caller, body: { link, ...words }, commandId, language }) {
    const linked = parseVideoLink(link)
    if (!linked) {
      const message = videoRefusalTexts.video_link_not_valid[language]
      throw new Problem(400, 'video_link_not_valid', { errors: [{ field: 'link', message }] })
    }
    return { providerId: caller, videoId: commandId, ...words, ...linked }
  },
  answer: ({ input: { videoId } }) => ({ id: videoId }),
  refusals: videoRefusals,
})

import { unlessErased } from '../../../../domain/event.ts'
import type { VenueId } from '../../../../domain/ids.ts'
import type { Language } from '../../../../domain/locale.ts'
import { chooseVenueVideos } from '../../../../domain/venue/chooseVenueVideos.ts'
import type { Venue } from '../../../../domain/venue/venue.ts'
import type { VenueVideo } from '../../../../domain/venue/venueVideo.ts'
import { parseVideoLink, videoAddresses } from '../../../../domain/videoLink.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { entityTag } from '../../../entityTag.ts'
import { type FieldError, Problem } from '../../../problem.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import type { VenueVideos, VenueVideosBody } from '../../../schemas/pro/venueOfferSchemas.ts'
import { videoRefusalTexts } from '../../../texts/videoRefusalTexts.ts'
import { defineVenueRecord } from './venueRecord.ts'
import { venueRefusals } from './venueRefusals.ts'

function shownVideos(id: VenueId, { videos }: Pick<Venue, 'videos'>): VenueVideos {
  return {
    id,
    videos: unlessErased(videos, []).map(({ title, description, isVisible, ...linked }) => ({
      link: videoAddresses(linked).page,
      title,
      description,
      isVisible,
    })),
  }
}

const venueVideos = defineVenueRecord({
  shown: (id, { state }) => shownVideos(id, state),
  editable: ({ state }) => state.videos,
  tag: ({ videos }) => entityTag(videos),
})

/** PUT /api/pro/venue-videos/:id: the sixth step of the form. Rule VEN-4. */
export const chooseVenueVideosRoute = commandRoute({
  ...proCalls.chooseVenueVideos,
  access: { as: 'provider', owns: 'venue' },
  docs: {
    tags: ['venues'],
    summary: 'Say which videos a venue has, in their order',
    description: 'By links to YouTube or Vimeo in any of their forms. If-Match names the version that the form was filled on.',
  },
  command: chooseVenueVideos,
  input: async (call) => ({ ...(await venueVideos.filledOn(call)), videos: linkedVideos(call.body, call.language) }),
  answer: ({ state }, call) => venueVideos.answer(shownVideos(call.params.id, state), call),
  refusals: venueRefusals,
})

/** GET /api/pro/venue-videos/:id */
export const showVenueVideosRoute = venueVideos.showRoute(proCalls.showVenueVideos, 'The videos of a venue')

/** @throws Problem 400 with an entry per link that is not a video, or a repeated one */
function linkedVideos({ videos }: VenueVideosBody, language: Language): readonly VenueVideo[] {
  const errors: (FieldError & { readonly code: 'video_link_not_valid' | 'video_already_added' })[] = []
  const seen = new Set<string>()
  const linked = videos.flatMap(({ link, ...words }, index) => {
    const video = parseVideoLink(link)
    const refuse = (code: (typeof errors)[number]['code']) => {
      errors.push({ code, field: `videos.${index}.link`, message: videoRefusalTexts[code][language] })
      return []
    }
    if (!video) return refuse('video_link_not_valid')
    const name = `${video.platform}/${video.key}`
    if (seen.has(name)) return refuse('video_already_added')
    seen.add(name)
    return [{ ...video, ...words }]
  })
  const [first] = errors
  if (first) throw new Problem(400, first.code, { errors: errors.map(({ field, message }) => ({ field, message })) })
  return linked
}

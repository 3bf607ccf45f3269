import { refuse } from '../command.ts'
import type { Instead } from '../pictureList.ts'
import { sameData } from '../sameData.ts'
import { defineVenueCommand, type OfVenue } from './defineVenueCommand.ts'
import type { Venue } from './venue.ts'
import type { VenueVideo } from './venueVideo.ts'

export interface ChooseVenueVideos extends OfVenue {
  /** All videos, in their order. */
  readonly videos: readonly VenueVideo[]
  readonly instead?: Instead<Venue['videos']>
}

/** Replaces the videos of a venue. None is twice, and there are so many at most, whatever the plan. Rule VEN-4. */
export const chooseVenueVideos = defineVenueCommand({
  name: 'chooseVenueVideos',
  refusals: ['changed_meanwhile', 'video_already_added', 'venue_videos_full'],
  decide({ videos, instead, ...of }: ChooseVenueVideos, state, { now, rules }) {
    if (instead !== undefined && !sameData(instead, state.videos)) return refuse('changed_meanwhile')
    const twice = videos.findIndex(
      (video, index) => videos.findIndex(({ platform, key }) => platform === video.platform && key === video.key) < index,
    )
    if (twice >= 0) return refuse('video_already_added', { index: twice })
    if (videos.length > rules.venues.videos) return refuse('venue_videos_full')
    if (sameData(videos, state.videos)) return []
    return [{ type: 'VenueVideosChosen', data: { ...of, videos: [...videos], chosenAt: now.toISOString() } }]
  },
})

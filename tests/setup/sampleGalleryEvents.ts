import { type Data, type Fact, providerId, videoAdded } from './sampleEvents.ts'

const { videoId } = videoAdded().data
const now = '2026-11-20T10:00:00.000Z'

export function photosVisibilityChanged(
  photoIds: string[],
  over: Partial<Data<'PhotosVisibilityChanged'>> = {},
): Fact<'PhotosVisibilityChanged'> {
  return { type: 'PhotosVisibilityChanged', data: { providerId: providerId(), photoIds, isVisible: false, changedAt: now, ...over } }
}

export function videoDescribed(over: Partial<Data<'VideoDescribed'>> = {}): Fact<'VideoDescribed'> {
  const words = { title: 'Un mariage en juin', description: 'Une journée au bord du lac.' }
  return { type: 'VideoDescribed', data: { providerId: providerId(), videoId, ...words, describedAt: now, ...over } }
}

export function videosOrdered(...videoIds: string[]): Fact<'VideosOrdered'> {
  return { type: 'VideosOrdered', data: { providerId: providerId(), videoIds, orderedAt: now } }
}

export function videoVisibilityChanged(over: Partial<Data<'VideoVisibilityChanged'>> = {}): Fact<'VideoVisibilityChanged'> {
  return { type: 'VideoVisibilityChanged', data: { providerId: providerId(), videoId, isVisible: false, changedAt: now, ...over } }
}

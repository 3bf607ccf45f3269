import { isErased, unlessErased } from '../../domain/event.ts'
import { inOrder } from '../../domain/provider/inOrder.ts'
import type { ProjectedTable, RecordedOf } from '../runner/projection.ts'
import type { ProviderRow } from './providerRow.ts'

type Photo = ProviderRow['photos'][number]
type Video = ProviderRow['videos'][number]
type Known = (row: ProviderRow | undefined, id: string) => ProviderRow

const key = ({ data }: { data: { providerId: string } }) => data.providerId

/**
 * The changes of a provider's row by its photographs and videos.
 * @param known returns the row, or a new one
 */
export function galleryChanges(known: Known) {
  return {
    PhotoAdded: { key, fold: (row, event, id) => withPhotos(known(row, id), event.data.photoId, photoOf(event)) },
    PhotoRemoved: {
      key,
      fold: (row, { data: { photoId } }, id) => withPhotos(withoutKeyPhoto(known(row, id), photoId), photoId, []),
    },
    PhotoDescribed: {
      key,
      fold(row, { data: { photoId, caption, alt } }, id) {
        return withChangedPhotos(known(row, id), [photoId], { caption: unlessErased(caption, ''), alt: unlessErased(alt, '') })
      },
    },
    PhotosVisibilityChanged: {
      key,
      fold: (row, { data: { photoIds, isVisible } }, id) => withChangedPhotos(known(row, id), photoIds, { isVisible }),
    },
    PhotosOrdered: {
      key,
      fold(row, { data: { photoIds } }, id) {
        const before = known(row, id)
        return { ...before, photos: inOrder(before.photos, photoIds, ({ photoId }) => photoId) }
      },
    },
    KeyPhotoChosen: { key, fold: (row, { data }, id) => ({ ...known(row, id), key_photo: data.photoId }) },
    ProfilePhotoSet: { key, fold: (row, { data }, id) => ({ ...known(row, id), profile_photo: unlessErased(data.picture, null) }) },
    ProfilePhotoRemoved: { key, fold: (row, _event, id) => ({ ...known(row, id), profile_photo: null }) },
    VideoAdded: { key, fold: (row, event, id) => withVideos(known(row, id), event.data.videoId, videoOf(event)) },
    VideoDescribed: {
      key,
      fold(row, { data: { videoId, title, description } }, id) {
        const words = { title: unlessErased(title, ''), description: unlessErased(description, '') }
        return withChangedVideo(known(row, id), videoId, words)
      },
    },
    VideosOrdered: {
      key,
      fold(row, { data: { videoIds } }, id) {
        const before = known(row, id)
        return { ...before, videos: inOrder(before.videos, videoIds, ({ videoId }) => videoId) }
      },
    },
    VideoVisibilityChanged: {
      key,
      fold: (row, { data: { videoId, isVisible } }, id) => withChangedVideo(known(row, id), videoId, { isVisible }),
    },
    VideoRemoved: { key, fold: (row, { data }, id) => withVideos(known(row, id), data.videoId, []) },
  } satisfies ProjectedTable<ProviderRow>['on']
}

// Items with the id are removed and the new one is appended, so that a repeated event adds it once.
function withPhotos(row: ProviderRow, its: string, added: readonly Photo[]): ProviderRow {
  return { ...row, photos: [...row.photos.filter(({ photoId }) => photoId !== its), ...added] }
}

function withVideos(row: ProviderRow, its: string, added: readonly Video[]): ProviderRow {
  return { ...row, videos: [...row.videos.filter(({ videoId }) => videoId !== its), ...added] }
}

function withoutKeyPhoto(row: ProviderRow, photoId: string): ProviderRow {
  return row.key_photo === photoId ? { ...row, key_photo: null } : row
}

function withChangedPhotos(row: ProviderRow, ids: readonly string[], values: Partial<Photo>): ProviderRow {
  return { ...row, photos: row.photos.map((photo) => (ids.includes(photo.photoId) ? { ...photo, ...values } : photo)) }
}

function withChangedVideo(row: ProviderRow, id: string, values: Partial<Video>): ProviderRow {
  return { ...row, videos: row.videos.map((video) => (video.videoId === id ? { ...video, ...values } : video)) }
}

/** The photograph; none once its provider was erased. The revision numbers the added items, and a rebuild gives the same numbers. */
function photoOf({ data: { photoId, picture, alt, altRequired = false }, revision }: RecordedOf<'PhotoAdded'>): readonly Photo[] {
  if (isErased(picture) || isErased(alt)) return []
  return [{ photoId, picture, alt, caption: '', altRequired, isVisible: true, added: revision }]
}

function videoOf({ data, revision }: RecordedOf<'VideoAdded'>): readonly Video[] {
  const { videoId, title, platform, key: itsKey, hash, description } = data
  if (isErased(title) || isErased(itsKey)) return []
  const words = { title, description: unlessErased(description, '') ?? '' }
  return [{ videoId, ...words, platform, key: itsKey, hash: unlessErased(hash, null) ?? null, isVisible: true, added: revision }]
}

import type { Personal } from '../event.ts'
import { type ListedPicture, type PictureList, pictureDescribed, pictureRemoved, picturesOrdered } from '../pictureList.ts'
import type { LinkedVideo } from '../videoLink.ts'
import type { GalleryEvent } from './galleryEvents.ts'
import { inOrder } from './inOrder.ts'

/** A photograph of the gallery and its texts. */
export interface GalleryPhoto extends ListedPicture {
  /** Undefined for photographs from before hashes were stored. */
  readonly contentHash: Personal<string> | undefined
  /** False while the provider hides it. */
  readonly isVisible: boolean
}

export interface GalleryVideo {
  readonly platform: LinkedVideo['platform']
  readonly key: Personal<string>
  readonly hash: Personal<string> | undefined
  readonly title: Personal<string>
  readonly description: Personal<string>
  /** False while the provider hides it. */
  readonly isVisible: boolean
}

/** A provider's photographs and videos. */
export interface Gallery extends PictureList<GalleryPhoto> {
  /** Where the profile photograph is stored. */
  readonly profilePhoto: Personal<string> | undefined
  /** By id, in order. */
  readonly videos: ReadonlyMap<string, GalleryVideo>
}

export const emptyGallery: Gallery = { photos: new Map(), keyPhoto: undefined, profilePhoto: undefined, videos: new Map() }

export function galleryAfter(gallery: Gallery, event: GalleryEvent): Gallery {
  const { photos, videos } = gallery
  switch (event.type) {
    case 'PhotoAdded': {
      const { photoId, picture, alt, contentHash } = event.data
      return { ...gallery, photos: new Map(photos).set(photoId, { picture, caption: '', alt, contentHash, isVisible: true }) }
    }
    case 'PhotoRemoved':
      return pictureRemoved(gallery, event.data.photoId)
    case 'PhotoDescribed':
      return pictureDescribed(gallery, event.data.photoId, event.data)
    case 'PhotosVisibilityChanged': {
      const { photoIds, isVisible } = event.data
      return { ...gallery, photos: changed(photos, photoIds, { isVisible }) }
    }
    case 'PhotosOrdered':
      return picturesOrdered(gallery, event.data.photoIds)
    case 'KeyPhotoChosen':
      return { ...gallery, keyPhoto: event.data.photoId }
    case 'ProfilePhotoSet':
      return { ...gallery, profilePhoto: event.data.picture }
    case 'ProfilePhotoRemoved':
      return { ...gallery, profilePhoto: undefined }
    case 'VideoAdded': {
      const { videoId, platform, key, hash, title, description = '' } = event.data
      return { ...gallery, videos: new Map(videos).set(videoId, { platform, key, hash, title, description, isVisible: true }) }
    }
    case 'VideoDescribed': {
      const { videoId, title, description } = event.data
      return { ...gallery, videos: changed(videos, [videoId], { title, description }) }
    }
    case 'VideosOrdered':
      return { ...gallery, videos: new Map(inOrder([...videos], event.data.videoIds, ([id]) => id)) }
    case 'VideoVisibilityChanged': {
      const { videoId, isVisible } = event.data
      return { ...gallery, videos: changed(videos, [videoId], { isVisible }) }
    }
    case 'VideoRemoved':
      return { ...gallery, videos: new Map([...videos].filter(([id]) => id !== event.data.videoId)) }
  }
}

/** Changes the existing items with these ids; each keeps its position. */
function changed<Item>(items: ReadonlyMap<string, Item>, ids: readonly string[], values: Partial<Item>): ReadonlyMap<string, Item> {
  return new Map([...items].map(([id, item]) => [id, ids.includes(id) ? { ...item, ...values } : item]))
}

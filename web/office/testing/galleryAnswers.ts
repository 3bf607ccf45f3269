import type { Gallery, GalleryPhoto } from '../../../src/api/schemas/pro/gallerySchemas.ts'

/** A photograph of the gallery as the API returns it, without texts; the first one is the key photograph. */
export function galleryPhoto(number: number, over: Partial<GalleryPhoto> = {}): GalleryPhoto {
  return {
    id: `5e0c2d4a-1f3b-4c5d-8e7f-00000000000${number}`,
    src: `/images/signature/photos/${number}`,
    caption: '',
    alt: '',
    isKey: number === 1,
    isVisible: true,
    needsAlt: false,
    shown: true,
    etag: `"words-${number}"`,
    ...over,
  }
}

/** A gallery as the API returns it, of a provider on the free plan without a profile photo. */
export function galleryOf(photos: readonly GalleryPhoto[], over: Partial<Gallery> = {}): Gallery {
  return {
    profilePhoto: null,
    placeholder: { src: '/images/signature/portraits/x' },
    photos,
    rejectedParts: [],
    plan: 'free',
    quota: 5,
    etag: '"order"',
    ...over,
  }
}

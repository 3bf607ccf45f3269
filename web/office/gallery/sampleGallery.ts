import { HttpError } from 'react-admin'
import type { GalleryPhoto } from '../../../src/api/schemas/pro/gallerySchemas.ts'
import { inOrder } from '../../../src/domain/provider/inOrder.ts'
import { queryKeys } from '../api/queryKeys.ts'
import type { GallerySource, ShownGallery } from '../pictures/GallerySource.ts'

const colours = ['#d8c3a5', '#a3b18a', '#e5b8a5', '#8e8d8a', '#c9ada7']
const pictureOf = (index: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="${colours[index % colours.length]}"/><circle cx="${120 + 90 * index}" cy="240" r="110" fill="#fff8"/></svg>`,
  )}`
const photo = (index: number, over: Partial<GalleryPhoto> = {}): GalleryPhoto => ({
  id: `3f0d5ad6-7c43-4f2b-9a55-00000000000${index}`,
  src: pictureOf(index),
  caption: ['Dinner under the plane trees', 'Ceremony', 'A dance that went on until four in the morning, and further'][index] ?? '',
  alt: `A coloured circle, number ${index}`,
  isKey: index === 0,
  isVisible: true,
  needsAlt: false,
  shown: true,
  etag: '"1"',
  ...over,
})

const quota = 3
const galleries: Readonly<Record<string, readonly GalleryPhoto[]>> = {
  full: [photo(0), photo(1), photo(2)],
  partial: [photo(0), photo(1, { alt: '', needsAlt: true, shown: false })],
  empty: [],
}

/** A gallery in a state, which keeps its order. Whatever else is changed is refused. */
export function sampleGallery(state: string): { readonly source: GallerySource; readonly read: () => Promise<ShownGallery> } {
  let photos = galleries[state]
  const refuse = () => Promise.reject(new HttpError('The server does not answer.', 503, { errors: {} }))
  return {
    read: () => {
      if (state === 'loading') return new Promise(() => {})
      return photos ? Promise.resolve({ photos, quota, etag: '"1"' }) : refuse()
    },
    source: {
      queryKey: queryKeys.portfolioGallery(state),
      upload: { path: '/photos' },
      order: async (_side, photoIds, etag) => {
        photos = inOrder(photos ?? [], photoIds, ({ id }) => id)
        return { etag }
      },
      describe: refuse,
      makeKey: refuse,
      remove: refuse,
      changeVisibility: refuse,
    },
  }
}

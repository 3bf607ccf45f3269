import { unlessErased } from '../../../domain/event.ts'
import type { PictureList } from '../../../domain/pictureList.ts'
import { isPictureName, type PictureName } from '../../../integrations/images/pictureName.ts'
import type { GalleryPhoto } from '../../schemas/pro/gallerySchemas.ts'
import { orderTag, wordsTag } from './galleryTags.ts'

interface ShownPicturesOptions {
  readonly pictureUrl: (picture: PictureName) => string
  /** Couples see a picture once it is described. */
  readonly needsAlt: boolean
}

/** The pictures of a venue or a portfolio in order, and the ETag of the order. The first one is the key picture by default. */
export function shownPictures({ photos, keyPhoto }: PictureList, { pictureUrl, needsAlt }: ShownPicturesOptions) {
  const ids = [...photos.keys()]
  const key = keyPhoto ?? ids[0]
  const shown = [...photos].flatMap(([id, photo]): GalleryPhoto[] => {
    const picture = unlessErased(photo.picture, '')
    if (!isPictureName(picture)) return []
    const words = { caption: unlessErased(photo.caption, ''), alt: unlessErased(photo.alt, '') }
    const isMissingAlt = needsAlt && words.alt === ''
    return [
      {
        id,
        src: pictureUrl(picture),
        ...words,
        isKey: id === key,
        isVisible: true,
        needsAlt: isMissingAlt,
        shown: !isMissingAlt,
        etag: wordsTag(words.caption, words.alt),
      },
    ]
  })
  return { photos: shown, etag: orderTag(ids) }
}

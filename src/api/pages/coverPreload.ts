import type { ShownCard } from '../routes/couple/shownCards.ts'
import { coverSizes, pictureAt, pictureWidths } from '../schemas/pictureWidths.ts'
import { escaped } from './headTags.ts'

/** Preloads the picture at the top of a page before styles and fonts, since it is the largest visible element. */
export function coverPreload({ images }: Pick<ShownCard, 'images'>): string {
  const [cover] = images
  if (!cover) return ''
  const srcset = pictureWidths.map((width) => `${pictureAt(cover.thumb, width)} ${width}w`).join(', ')
  return `<link rel="preload" as="image" fetchpriority="high" imagesrcset="${escaped(srcset)}" imagesizes="${escaped(coverSizes)}">`
}

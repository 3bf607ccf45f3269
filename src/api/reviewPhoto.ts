import { isPictureName } from '../integrations/images/pictureName.ts'
import type { PictureUrls } from '../integrations/images/pictureUrls.ts'

/** The address of a review's photograph, if it has one. */
export function shownPhoto({ pictureUrl }: PictureUrls, picture: string | null): string | null {
  return picture !== null && isPictureName(picture) ? pictureUrl(picture) : null
}

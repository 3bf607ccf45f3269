import type { Personal } from './event.ts'
import { inOrder } from './provider/inOrder.ts'

/** What is said of a picture: a caption below it, and words in the place of it. */
export interface PictureWords<Text = string> {
  readonly caption: Text
  readonly alt: Text
}

/** A picture of a list: where it is kept, and what is said of it. */
export interface ListedPicture extends PictureWords<Personal<string>> {
  readonly picture: Personal<string>
}

/** Pictures by their ids, in their order; `keyPhoto` is the id of the one that stands for all, if one was chosen. */
export interface PictureList<Picture extends ListedPicture = ListedPicture> {
  readonly photos: ReadonlyMap<string, Picture>
  readonly keyPhoto: string | undefined
}

export function pictureAdded<List extends PictureList>(list: List, id: string, { picture, alt }: Omit<ListedPicture, 'caption'>): List {
  return { ...list, photos: new Map(list.photos).set(id, { picture, caption: '', alt }) }
}

export function pictureRemoved<List extends PictureList>(list: List, id: string): List {
  const photos = new Map([...list.photos].filter(([each]) => each !== id))
  return { ...list, photos, keyPhoto: list.keyPhoto === id ? undefined : list.keyPhoto }
}

export function pictureDescribed<List extends PictureList>(list: List, id: string, { caption, alt }: PictureWords<Personal<string>>): List {
  const photo = list.photos.get(id)
  return photo ? { ...list, photos: new Map(list.photos).set(id, { ...photo, caption, alt }) } : list
}

export function picturesOrdered<List extends PictureList>(list: List, ids: readonly string[]): List {
  return { ...list, photos: new Map(inOrder([...list.photos], ids, ([id]) => id)) }
}

/** The version before somebody's eyes: null when that is known to be out of date, absent when the change holds for any version. */
export type Instead<Version> = Version | null | undefined

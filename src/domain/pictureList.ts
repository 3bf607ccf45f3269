import type { Personal } from './event.ts'
import { inOrder } from './provider/inOrder.ts'

/** The texts of a picture: a caption below it, and an alternative text. */
export interface PictureWords<Text = string> {
  readonly caption: Text
  readonly alt: Text
}

/** A picture of a list: where it is stored, and its texts. */
export interface ListedPicture extends PictureWords<Personal<string>> {
  readonly picture: Personal<string>
}

/** Pictures by id, in order; `keyPhoto` is the id of the chosen key picture, if any. */
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

/** The version that the editor saw: null when it is outdated, absent when the change applies to any version. */
export type Instead<Version> = Version | null | undefined

import { type Decision, type Refusal, refuse } from './command.ts'
import type { DomainEvent, Personal } from './event.ts'
import type { Instead, PictureList, PictureWords } from './pictureList.ts'
import { sameData } from './sameData.ts'

/** Decides on a new order of pictures. An order that lacks a picture or contains a deleted one was made for an outdated list. */
export function decideOrder<Event extends DomainEvent>(
  { photos }: PictureList,
  { ids, instead }: { readonly ids: readonly string[]; readonly instead: Instead<readonly string[]> },
  ordered: () => readonly Event[],
): readonly Event[] | Refusal<'changed_meanwhile'> {
  const before = [...photos.keys()]
  const isOfAnother = !sameData(ids.toSorted(), before.toSorted()) || (instead !== undefined && !sameData(instead, before))
  if (isOfAnother) return refuse('changed_meanwhile')
  return sameData(ids, before) ? [] : ordered()
}

/** Decides on a new description of a picture. */
export function decideWords<Event extends DomainEvent, Code extends string = never>(
  { photos }: PictureList,
  { id, caption, alt, instead }: PictureWords & { readonly id: string; readonly instead: Instead<PictureWords> },
  described: () => Decision<Event, Code>,
): Decision<Event, Code | 'photo_not_found' | 'changed_meanwhile'> {
  const photo = photos.get(id)
  if (!photo) return refuse('photo_not_found')
  const before = { caption: photo.caption, alt: photo.alt }
  if (instead !== undefined && !sameData(instead, before)) return refuse('changed_meanwhile')
  return sameData({ caption, alt }, before) ? [] : described()
}

/** Decides on a new key picture. */
export function decideKey<Event extends DomainEvent>({ photos, keyPhoto }: PictureList, id: string, chosen: () => readonly Event[]) {
  if (!photos.has(id)) return refuse('photo_not_found')
  return keyPhoto === id ? [] : chosen()
}

/** Decides on the removal of a picture with its files. */
export function decideRemoval<Event extends DomainEvent, Code extends string>(
  { photos }: PictureList,
  id: string,
  removed: (picture: Personal<string>) => Decision<Event, Code>,
): Decision<Event, Code | 'photo_not_found'> {
  const photo = photos.get(id)
  return photo ? removed(photo.picture) : refuse('photo_not_found')
}

import type { ProviderId } from '../../../src/domain/ids.ts'
import { type PhotoPicture, photoPictureName } from '../../../src/domain/provider/photoPicture.ts'
import { moodNames } from './moods.ts'
import { type DemoPicture, sceneNames, shotNames } from './scenes.ts'

const digestLength = 43
const pattern = /^demo-([A-Za-z]+)-([a-z]+)-([a-z]+)(-m)?-(\d+)_+$/

/** What an uploaded demo picture is called: instead of a digest its name says what is drawn. Provider and picture give the same name always. */
export function demoPhotoName(owner: ProviderId, { scene, mood, shot, mirrored, seed }: DemoPicture): `photos/${string}` {
  return photoPictureName({ owner, digest: `demo-${scene}-${mood}-${shot}${mirrored ? '-m' : ''}-${seed}`.padEnd(digestLength, '_') })
}

/** What to draw for a photograph; undefined for one that somebody took. */
export function demoPictureOf({ digest }: PhotoPicture): DemoPicture | undefined {
  const [, named, light, framing, side, seed] = pattern.exec(digest) ?? []
  const scene = sceneNames.find((each) => each === named)
  const mood = moodNames.find((each) => each === light)
  const shot = shotNames.find((each) => each === framing)
  return scene && mood && shot && { scene, mood, shot, mirrored: side !== undefined, seed: Number(seed) }
}

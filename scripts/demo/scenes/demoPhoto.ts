import type { ProviderId } from '../../../src/domain/ids.ts'
import { type PhotoPicture, photoPictureName } from '../../../src/domain/provider/photoPicture.ts'
import { moodNames } from './moods.ts'
import { type DemoPicture, sceneNames, shotNames } from './scenes.ts'

const digestLength = 43
const pattern = /^demo-([A-Za-z]+)-([a-z]+)-([a-z]+)(-m)?-(\d+)_+$/

/** The name of an uploaded demo picture describes the drawing instead of being a digest. Provider and picture always give the same name. */
export function demoPhotoName(owner: ProviderId, { scene, mood, shot, mirrored, seed }: DemoPicture): `photos/${string}` {
  return photoPictureName({ owner, digest: `demo-${scene}-${mood}-${shot}${mirrored ? '-m' : ''}-${seed}`.padEnd(digestLength, '_') })
}

/** The scene of a picture; undefined for a real photograph. */
export function demoPictureOf({ digest }: PhotoPicture): DemoPicture | undefined {
  const [, named, light, framing, side, seed] = pattern.exec(digest) ?? []
  const scene = sceneNames.find((each) => each === named)
  const mood = moodNames.find((each) => each === light)
  const shot = shotNames.find((each) => each === framing)
  return scene && mood && shot && { scene, mood, shot, mirrored: side !== undefined, seed: Number(seed) }
}

import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { deriveId } from '../../src/commands/deriveId.ts'
import { type PhotoPicture, photoPictureName } from '../../src/domain/provider/photoPicture.ts'
import type { PhotoFiles } from '../../src/integrations/photos/photoFiles.ts'
import { writeEffects } from '../../src/operational/effects.ts'
import type { PhotoIntake } from '../../src/photoIntake.ts'
import { demoPictureOf } from './scenes/demoPhoto.ts'
import { photograph } from './scenes/scenes.ts'

/**
 * Demo photographs are processed like uploads when they are first requested: received, decoded, stored, with renditions by an effect.
 * Thousands at the start would keep a small machine busy for hours. A removed photograph is not created again.
 */
export function takeDemoPhotos(photos: PhotoFiles, { uploads, photoProcess, backend, isShown }: PhotoIntake): PhotoFiles {
  const { database, rules } = backend
  const underWay = new Map<string, Promise<Buffer | undefined>>()

  const take = async (photo: PhotoPicture): Promise<Buffer | undefined> => {
    const picture = demoPictureOf(photo)
    const name = photoPictureName(photo)
    if (!picture || !(await isShown(name))) return undefined
    const drawn = await photograph(picture)
    // From the picture itself, since a page asks for many photographs of one provider at once.
    const incoming = {
      from: name,
      stream: Readable.from([drawn]),
      mostBytes: rules.photo.megabytes * 1024 * 1024,
      announcedBytes: drawn.length,
    }
    const content = await uploads.receive(incoming, async ({ path, photoPath }) => {
      await photoProcess.read(photo.owner, { path, to: photoPath, crop: undefined, shape: 'any', limits: rules.photo })
      await photos.keepOriginal(photo, photoPath)
      return await readFile(photoPath)
    })
    // It may have been removed meanwhile, with its folder.
    if (!(await isShown(name))) {
      await photos.delete(photo)
      return undefined
    }
    const person = { kind: 'provider', id: photo.owner }
    const id = deriveId('demo renditions', name)
    await writeEffects(database, [{ id, kind: 'renditions', person, payload: { picture: name }, cause: null, expiresAt: null }])
    return content
  }
  return {
    ...photos,
    async original(photo) {
      const known = await photos.original(photo)
      if (known) return known
      const name = photoPictureName(photo)
      const taking = underWay.get(name) ?? take(photo).finally(() => underWay.delete(name))
      underWay.set(name, taking)
      return taking
    },
  }
}

import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPhotoName } from '../../scripts/demo/scenes/demoPhoto.ts'
import { type DemoPicture, photograph } from '../../scripts/demo/scenes/scenes.ts'
import { takeDemoPhotos } from '../../scripts/demo/takeDemoPhotos.ts'
import { pictureWidths } from '../../src/api/schemas/pictureWidths.ts'
import { addPhoto } from '../../src/domain/provider/addPhoto.ts'
import { removePhotos } from '../../src/domain/provider/removePhotos.ts'
import { createPictureUrls } from '../../src/integrations/images/pictureUrls.ts'
import { pictureKey } from '../../src/operational/secrets.ts'
import { openPhotoStage, type PhotoStage } from '../photos/photoStage.ts'
import { perform, signedInPlanner, type TestPlanner } from '../setup/testPeople.ts'

const castle: DemoPicture = { scene: 'castle', mood: 'golden', shot: 'right', mirrored: false, seed: 12 }

let stage: PhotoStage
beforeAll(async () => {
  stage = await openPhotoStage({ takeDemoPhotos })
})
afterAll(() => stage.close())

async function shown({ id }: TestPlanner, picture: DemoPicture) {
  const { pictureUrl } = createPictureUrls(pictureKey(stage.product.backend.secrets))
  return stage.shown(pictureUrl(demoPhotoName(id, picture)), 320)
}

async function withPhoto(picture: DemoPicture) {
  const planner = await signedInPlanner(stage.product)
  const photoId = randomUUID()
  await perform(stage.product, addPhoto, {
    providerId: planner.id,
    photoId,
    picture: demoPhotoName(planner.id, picture),
    alt: 'Un château',
  })
  return { planner, photoId }
}

describe('a photograph of the demo world', () => {
  test('is processed as an upload when first requested: its EXIF data are dropped, its renditions follow as an effect', async () => {
    expect((await sharp(await photograph(castle, 400)).metadata()).exif).toBeDefined()
    const { planner } = await withPhoto(castle)
    expect(stage.storedOf(planner)).toEqual([])
    const [first, again] = await Promise.all([shown(planner, castle), shown(planner, castle)])
    expect([first.status, again.status]).toEqual([200, 200])
    const original = stage.storedOf(planner).find((file) => file.endsWith('original.jpeg')) ?? ''
    const { width, height, exif } = await sharp(original).metadata()
    expect({ width, height, exif }).toEqual({ width: 1600, height: 1200, exif: undefined })
    const finished = () => stage.storedOf(planner).filter((file) => !file.endsWith('.unfinished')).length
    await expect.poll(finished, { timeout: 120_000, interval: 200 }).toBe(1 + 3 * pictureWidths.length)
  })

  test('is the same picture for the same name', async () => {
    expect(await photograph(castle, 320)).toEqual(await photograph(castle, 320))
  })

  test('is not created again after its removal, nor for a provider that never showed it', async () => {
    const { planner, photoId } = await withPhoto(castle)
    await perform(stage.product, removePhotos, { providerId: planner.id, photoIds: [photoId] })
    expect((await shown(planner, castle)).status).toBe(404)
    expect((await shown(await signedInPlanner(stage.product), castle)).status).toBe(404)
  })
})

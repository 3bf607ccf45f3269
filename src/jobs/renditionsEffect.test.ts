import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EffectStage } from '../../tests/jobs/effectStage.ts'
import { pictureWidths } from '../api/schemas/pictureWidths.ts'
import type { ProviderId } from '../domain/ids.ts'
import { photoPictureName } from '../domain/provider/photoPicture.ts'
import { createDiskFiles } from '../integrations/files/diskFiles.ts'
import { createPhotoFiles } from '../integrations/photos/photoFiles.ts'
import { renditionsEffect } from './renditionsEffect.ts'

let stage: EffectStage
beforeAll(async () => {
  stage = await EffectStage.open()
})
afterAll(async () => {
  await stage.clear()
  await stage.close()
})

test('on a slow decoder all renditions are made, one after another and without a pause, however many there are', async () => {
  const photos = createPhotoFiles(createDiskFiles(stage.folder))
  const photo = { owner: randomUUID() as ProviderId, digest: 'x'.repeat(43) }
  const original = join(stage.folder, 'original')
  writeFileSync(original, 'a photograph')
  await photos.keepOriginal(photo, original)
  let passedMs = 0
  let rendered = 0
  const kind = renditionsEffect({
    photos,
    hold: (_content, work) => work(original),
    async render(_path, width, format) {
      rendered++
      passedMs += 25_000
      return Buffer.from(`${width} ${format}`)
    },
    widths: pictureWidths,
    clock: () => passedMs,
  })
  stage.startWorker({ kinds: { renditions: kind }, retryDelayMs: () => 3_600_000 })
  const id = await stage.writeEffect('renditions', { picture: photoPictureName(photo) })
  expect(await stage.finished(id)).toMatchObject({ state: 'done', attempts: 1, last_error: null })
  const wanted = pictureWidths.flatMap((width) => (['avif', 'webp', 'jpeg'] as const).map((format) => ({ width, format })))
  expect(wanted.length).toBeGreaterThan(kind.attempts ?? 0)
  expect(rendered).toBe(wanted.length)
  for (const rendition of wanted) expect(await photos.hasRendition(photo, rendition)).toBe(true)
})

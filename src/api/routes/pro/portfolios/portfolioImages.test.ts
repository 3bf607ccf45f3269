import { randomBytes, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPhotoStage, type PhotoStage } from '../../../../../tests/photos/photoStage.ts'
import { newPortfolioOwner } from '../../../../../tests/photos/portfolioOwner.ts'
import { defaultRules } from '../../../../domain/rules.ts'

let stage: PhotoStage
beforeAll(async () => {
  stage = await openPhotoStage()
})
afterAll(() => stage.close())

const patience = { timeout: 120_000, interval: 100 }

it('are put in order, described, given a key picture and removed, and nobody overwrites another tab', async () => {
  const owner = await newPortfolioOwner(stage)
  const id = await owner.add()
  const gallery = async () => (await owner.call('GET', `portfolio-galleries/${id}`)).body
  const images = [String((await owner.upload(id)).body['id']), String((await owner.upload(id)).body['id'])] as const
  const [one, two] = images
  const shown = await gallery()
  expect(shown).toMatchObject({
    quota: defaultRules.portfolios.images,
    photos: [
      { id: one, isKey: true, needsAlt: true, shown: false },
      { id: two, isKey: false },
    ],
  })
  const path = `portfolio-galleries/${id}`
  const turned = { photoIds: [two, one] }
  expect(await owner.call('PUT', path, { body: turned, ifMatch: shown.etag })).toMatchObject({ status: 200 })
  expect(await owner.call('PUT', path, { body: turned, ifMatch: shown.etag })).toMatchObject({ status: 412 })
  expect(await owner.call('PUT', path, { body: { photoIds: [two, randomUUID()] } })).toMatchObject({ status: 412 })
  await owner.call('POST', `${path}/images/${one}/key`)
  await owner.call('PUT', `${path}/images/${one}`, { body: { caption: 'Le parc', alt: 'Un parc' } })
  expect((await gallery()).photos).toMatchObject([
    { id: two, isKey: false },
    { id: one, isKey: true, caption: 'Le parc', alt: 'Un parc', needsAlt: false, shown: true },
  ])
  await owner.call('DELETE', `${path}/images/${two}`)
  expect((await gallery()).photos).toMatchObject([{ id: one }])
  expect(await owner.call('DELETE', `${path}/images/${two}`)).toMatchObject({ status: 404, body: { code: 'photo_not_found' } })
  await expect.poll(() => stage.storedOf(owner.planner).filter((file) => file.includes('original')), patience).toHaveLength(1)
})

it('are taken for no portfolio of somebody else', async () => {
  const owner = await newPortfolioOwner(stage)
  const id = await owner.add()
  const other = await newPortfolioOwner(stage)
  expect(await other.upload(id)).toMatchObject({ status: 404, body: { code: 'portfolio_not_found' } })
  expect(stage.storedOf(other.planner)).toEqual([])
})

it('have 2 MB at most, where a photograph of the gallery may have more', async () => {
  const owner = await newPortfolioOwner(stage)
  const id = await owner.add()
  const side = 1200
  // Noise, which no format can compress.
  const content = await sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()
  expect(content.length).toBeGreaterThan(defaultRules.portfolios.megabytes * 1024 * 1024)
  expect(await owner.upload(id, content)).toMatchObject({
    status: 413,
    body: { code: 'too_large', detail: expect.stringContaining('2') },
  })
  expect((await stage.add(owner.planner, content)).status).toBe(200)
})

import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { animation, photograph, placedPhotograph, takenAt } from '../../../../../tests/photos/photoFixtures.ts'
import { openPhotoStage, type PhotoStage } from '../../../../../tests/photos/photoStage.ts'
import { perform, signedInPlanner, type TestPlanner } from '../../../../../tests/setup/testPeople.ts'
import { grantPremium } from '../../../../domain/account/grantPremium.ts'
import { defaultRules } from '../../../../domain/rules.ts'
import { pictureWidths } from '../../../schemas/pictureWidths.ts'

let stage: PhotoStage
beforeAll(async () => {
  stage = await openPhotoStage()
})
afterAll(() => stage.close())

const foldersOf = (planner: TestPlanner) => [...new Set(stage.storedOf(planner).map((file) => file.split('/').at(-2)))]
const renditions = 3 * pictureWidths.length
const patience = { timeout: 120_000, interval: 100 }

describe('a photograph that is uploaded', () => {
  it('stands in the gallery, upright, and reveals neither where nor by whom it was taken', async () => {
    const planner = await signedInPlanner(stage.product)
    const content = await placedPhotograph()
    expect((await sharp(content).metadata()).exif?.includes(takenAt.camera)).toBe(true)
    const { status, body, position } = await stage.add(planner, content)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { id: expect.any(String), src: expect.stringMatching(/^\/images\/[\w-]{22}\/photos\//) },
    })
    const { bytes } = await stage.shown(body['src'])
    const picture = await sharp(bytes).metadata()
    expect([picture.width, picture.height, picture.exif, picture.xmp, picture.orientation]).toEqual([
      600,
      900,
      undefined,
      undefined,
      undefined,
    ])
    const gallery = await stage.galleryOf(planner, position)
    expect(gallery).toMatchObject({
      plan: 'free',
      quota: 5,
      photos: [{ id: body['id'], src: body['src'], isKey: true, needsAlt: true, shown: false }],
    })
    // Thirty-three renditions, one at a time, on a machine that may be busy.
    const finished = () => stage.storedOf(planner).filter((file) => !file.endsWith('.unfinished'))
    await expect.poll(() => finished().length, { ...patience, timeout: 120_000 }).toBe(1 + renditions)
    for (const file of finished()) {
      const stored = await sharp(file).metadata()
      expect([stored.exif, stored.xmp, stored.icc]).toEqual([undefined, undefined, undefined])
    }
  })

  it('is what its content says, whatever its name and its sender say', async () => {
    const planner = await signedInPlanner(stage.product)
    const png = await photograph(400, 500).png().toBuffer()
    const { status, body } = await stage.add(planner, png, { name: '../../../etc/photo.svg', type: 'image/svg+xml' })
    expect(status).toBe(200)
    const { bytes } = await stage.shown(body['src'])
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 500 })
  })

  it('is the first frame of an animated GIF', async () => {
    const planner = await signedInPlanner(stage.product)
    const { status, body } = await stage.add(planner, await animation('gif', 40))
    expect(status).toBe(200)
    const { bytes } = await stage.shown(body['src'])
    expect((await sharp(bytes).metadata()).pages).toBeUndefined()
  })

  it('is cropped as it is seen', async () => {
    const planner = await signedInPlanner(stage.product)
    const left = await photograph(500, 1000).linear(0, 20).png().toBuffer()
    // The file is stored rotated: its dark part is displayed at the top.
    const halves = sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#ffffff' } })
      .composite([{ input: left, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
    const { body } = await stage.add(planner, await halves.toBuffer(), { crop: { x: 100, y: 0, width: 600, height: 400 } })
    const { bytes } = await stage.shown(body['src'])
    const { channels } = await sharp(bytes).stats()
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 600, height: 400 })
    expect(channels[0]?.mean).toBeLessThan(40)
  })

  it('is found at its signed address alone, and kept by browsers for a day', async () => {
    const planner = await signedInPlanner(stage.product)
    const { body } = await stage.add(planner, await photograph().jpeg().toBuffer())
    const src = String(body['src'])
    const { status, headers } = await stage.shown(src)
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=86400'])
    const [, , signature = '', kind, id = ''] = src.split('/')
    for (const path of [
      `/images/${'A'.repeat(22)}/${kind}/${id}`,
      `/images/${signature}/${kind}/${id.slice(0, -1)}`,
      `/images/${signature}/scenes/${id}`,
      `/photos/${id}`,
      `/files/providers/${planner.id}`,
    ])
      expect((await stage.shown(path)).status).toBe(404)
  })
})

describe('an upload that is sent again', () => {
  it('under the same key is the same photograph, and no file of the second one stays', async () => {
    const planner = await signedInPlanner(stage.product)
    const [key, content] = [randomUUID(), await photograph().jpeg().toBuffer()]
    const first = await stage.add(planner, content, { key })
    const again = await stage.add(planner, content, { key })
    expect(again).toMatchObject({ status: 200, body: first.body })
    expect((await stage.galleryOf(planner, again.position)).photos).toHaveLength(1)
    expect(foldersOf(planner)).toHaveLength(1)
    const other = await stage.add(planner, await photograph(500, 500).jpeg().toBuffer(), { key })
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
    const cropped = await stage.add(planner, content, { key, crop: { x: 0, y: 0, width: 400, height: 400 } })
    expect(cropped).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
  })
})

describe('a photograph that is in the gallery already', () => {
  it('is noticed by its content, whatever its file is called and else holds, also when both come at once', async () => {
    const planner = await signedInPlanner(stage.product)
    const content = await photograph(400, 400).png().toBuffer()
    const withCamera = await sharp(content)
      .withExif({ IFD0: { Make: takenAt.camera } })
      .png()
      .toBuffer()
    const answers = await Promise.all([stage.add(planner, content), stage.add(planner, withCamera, { name: 'other.png', language: 'fr' })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const refused = await stage.add(planner, content, { language: 'en' })
    expect(refused).toMatchObject({ status: 409, body: { code: 'photo_already_added', detail: 'This photo is already in your gallery.' } })
    expect(foldersOf(planner)).toHaveLength(1)
    // Another crop is another photograph.
    const cropped = await stage.add(planner, content, { crop: { x: 0, y: 0, width: 380, height: 400 } })
    expect(cropped.status).toBe(200)
  })
})

describe('a burst of uploads', () => {
  it('leaves connections to the database to other calls, however long its checks take', async () => {
    const { database } = stage.product.backend
    const planner = await signedInPlanner(stage.product)
    const content = await photograph(360, 360).jpeg().toBuffer()
    const client = await database.connect()
    const release = async () => {
      await client.query('ROLLBACK')
      client.release()
    }
    let isReleased = false
    onTestFinished(async () => {
      if (!isReleased) await release()
    })
    await client.query('BEGIN')
    await client.query('LOCK TABLE operational.limits')
    const uploads = Array.from({ length: 60 }, () => stage.add(planner, content))
    const waiting = async () => {
      const { rows } = await client.query<{ count: number }>(
        "SELECT count(*)::int FROM pg_locks WHERE NOT granted AND relation = 'operational.limits'::regclass",
      )
      return rows[0]?.count
    }
    await expect.poll(waiting).toBe(2)
    expect(await Promise.race([stage.galleryOf(planner, undefined), ...uploads])).toMatchObject({ photos: [] })
    expect(await waiting()).toBe(2)
    isReleased = true
    await release()
    const statuses = new Set((await Promise.all(uploads)).map(({ status }) => status))
    // One sender has six places; what is in the gallery already is refused.
    expect([...statuses].toSorted((a, b) => a - b)).toEqual([200, 409, 503])
  })
})

describe('the number of photographs', () => {
  it('is that of the plan, also when the last place is taken twice at once', async () => {
    const planner = await signedInPlanner(stage.product)
    const { photos: quota } = defaultRules.freePlan
    // No two are alike.
    const content = () => photograph(360, 360).jpeg().toBuffer()
    for (let number = 1; number < quota; number++) expect((await stage.add(planner, await content())).status).toBe(200)
    const answers = await Promise.all(Array.from({ length: 4 }, async () => await stage.add(planner, await content())))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'photo_quota_reached', detail: expect.stringContaining(String(quota)) })
    expect(foldersOf(planner)).toHaveLength(quota)
    await perform(stage.product, grantPremium, { providerId: planner.id })
    const more = await stage.add(planner, await content())
    expect(more.status).toBe(200)
    expect(await stage.galleryOf(planner, more.position)).toMatchObject({ plan: 'premium', quota: null })
  })
})

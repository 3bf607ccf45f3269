import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { animation, photograph, placedPhotograph, takenAt } from '../../../../../tests/photos/photoFixtures.ts'
import { type PhotoUpload, uploadPhoto } from '../../../../../tests/photos/uploadPhoto.ts'
import { filesIn } from '../../../../../tests/setup/filesIn.ts'
import { type HttpCall, httpCalls, listening } from '../../../../../tests/setup/httpCalls.ts'
import { uploadedPicture } from '../../../../../tests/setup/sampleEvents.ts'
import { perform, signedInPlanner, type TestPlanner } from '../../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'
import { grantPremium } from '../../../../domain/account/grantPremium.ts'
import { defaultRules } from '../../../../domain/rules.ts'
import { writeEffects } from '../../../../operational/effects.ts'
import { pictureWidths } from '../../../schemas/pictureWidths.ts'
import type { Gallery } from '../../../schemas/pro/gallerySchemas.ts'

const folder = mkdtempSync(join(tmpdir(), 'alliance-photos-'))
let product: TestProduct
let origin: string
let call: HttpCall
beforeAll(async () => {
  product = await startTestProduct({ environment: { DATA_DIR: folder } })
  origin = await listening(product)
  call = httpCalls(origin)
})
afterAll(async () => {
  await product.close()
  rmSync(folder, { recursive: true, force: true })
})

const add = (planner: TestPlanner, content: Buffer, options: Partial<PhotoUpload> = {}) =>
  uploadPhoto(`${origin}/api/pro/photos`, content, { token: planner.token, ...options })
const setFace = (planner: TestPlanner, content: Buffer, options: Partial<PhotoUpload> = {}) =>
  uploadPhoto(`${origin}/api/pro/profile-photo`, content, { token: planner.token, ...options })
const galleryOf = async ({ token }: TestPlanner, after: string | undefined) =>
  (await call<Gallery>('GET', '/api/pro/gallery', { token, ...(after !== undefined && { after }) })).body
const storedOf = ({ id }: TestPlanner) => filesIn(folder).filter((file) => file.includes(`/files/providers/${id}/`))
const foldersOf = (planner: TestPlanner) => [...new Set(storedOf(planner).map((file) => file.split('/').at(-2)))]
const renditions = 3 * pictureWidths.length
const patience = { timeout: 30_000, interval: 100 }

async function shown(src: unknown, width = 1920) {
  const answer = await fetch(`${origin}${String(src)}?w=${width}`, { headers: { accept: 'image/jpeg' } })
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

describe('a photograph that is uploaded', () => {
  it('stands in the gallery, upright, and reveals neither where nor by whom it was taken', async () => {
    const planner = await signedInPlanner(product)
    const content = await placedPhotograph()
    expect((await sharp(content).metadata()).exif?.includes(takenAt.camera)).toBe(true)
    const { status, body, position } = await add(planner, content)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { id: expect.any(String), src: expect.stringMatching(/^\/images\/[\w-]{22}\/photos\//) },
    })
    const { bytes } = await shown(body['src'])
    const picture = await sharp(bytes).metadata()
    expect([picture.width, picture.height, picture.exif, picture.xmp, picture.orientation]).toEqual([
      600,
      900,
      undefined,
      undefined,
      undefined,
    ])
    const gallery = await galleryOf(planner, position)
    expect(gallery).toMatchObject({ plan: 'free', quota: 5, photos: [{ id: body['id'], src: body['src'], isKey: true, shown: true }] })
    await expect.poll(() => storedOf(planner).length, patience).toBe(1 + renditions)
    for (const file of storedOf(planner)) {
      const stored = await sharp(file).metadata()
      expect([stored.exif, stored.xmp, stored.icc]).toEqual([undefined, undefined, undefined])
    }
  }, 60_000)

  it('is what its content says, whatever its name and its sender say', async () => {
    const planner = await signedInPlanner(product)
    const png = await photograph(400, 500).png().toBuffer()
    const { status, body } = await add(planner, png, { name: '../../../etc/photo.svg', type: 'image/svg+xml' })
    expect(status).toBe(200)
    const { bytes } = await shown(body['src'])
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 500 })
  })

  it('is the first frame of an animated GIF', async () => {
    const planner = await signedInPlanner(product)
    const { status, body } = await add(planner, await animation('gif', 40))
    expect(status).toBe(200)
    const { bytes } = await shown(body['src'])
    expect((await sharp(bytes).metadata()).pages).toBeUndefined()
  })

  it('is cropped as it is seen', async () => {
    const planner = await signedInPlanner(product)
    const left = await photograph(500, 1000).linear(0, 20).png().toBuffer()
    // Lying on its side in the file: what is dark is seen above.
    const halves = sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#ffffff' } })
      .composite([{ input: left, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
    const { body } = await add(planner, await halves.toBuffer(), { crop: { x: 100, y: 0, width: 600, height: 400 } })
    const { bytes } = await shown(body['src'])
    const { channels } = await sharp(bytes).stats()
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 600, height: 400 })
    expect(channels[0]?.mean).toBeLessThan(40)
  })

  it('is found at its signed address alone, and kept by browsers for a day', async () => {
    const planner = await signedInPlanner(product)
    const { body } = await add(planner, await photograph().jpeg().toBuffer())
    const src = String(body['src'])
    const { status, headers } = await shown(src)
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=86400'])
    const [, , signature = '', kind, id = ''] = src.split('/')
    for (const path of [
      `/images/${'A'.repeat(22)}/${kind}/${id}`,
      `/images/${signature}/${kind}/${id.slice(0, -1)}`,
      `/images/${signature}/scenes/${id}`,
      `/photos/${id}`,
      `/files/providers/${planner.id}`,
    ])
      expect((await shown(path)).status).toBe(404)
  })
})

describe('an upload that is sent again', () => {
  it('under the same key is the same photograph, and no file of the second one stays', async () => {
    const planner = await signedInPlanner(product)
    const [key, content] = [randomUUID(), await photograph().jpeg().toBuffer()]
    const first = await add(planner, content, { key })
    const again = await add(planner, content, { key })
    expect(again).toMatchObject({ status: 200, body: first.body })
    expect((await galleryOf(planner, again.position)).photos).toHaveLength(1)
    expect(foldersOf(planner)).toHaveLength(1)
    const other = await add(planner, await photograph(500, 500).jpeg().toBuffer(), { key })
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
    const cropped = await add(planner, content, { key, crop: { x: 0, y: 0, width: 400, height: 400 } })
    expect(cropped).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
  }, 60_000)
})

describe('an upload that a kill ended before it was in the gallery', () => {
  it('leaves no file behind, and one that is in the gallery keeps its own', async () => {
    const planner = await signedInPlanner(product)
    const { database, files } = product.backend
    expect((await add(planner, await photograph(400, 400).jpeg().toBuffer())).status).toBe(200)
    const picture = uploadedPicture(1, planner.id)
    const stray = `providers/${planner.id}/${picture.slice(-43)}/original.jpeg`
    await files.put(stray, Buffer.from('x'))
    await writeEffects(database, [
      { id: randomUUID(), kind: 'fileDeletion', person: null, payload: { picture }, cause: null, expiresAt: null },
    ])
    // What is looked at an hour after an upload is looked at now.
    const mine = `kind = 'fileDeletion' AND payload->>'picture' LIKE 'photos/${planner.id}%'`
    const { rowCount } = await database.query(`UPDATE operational.effects SET next_attempt_at = now() WHERE ${mine} AND state = 'pending'`)
    expect(rowCount).toBeGreaterThan(0)
    const unfinished = `SELECT 1 FROM operational.effects WHERE ${mine} AND state IN ('pending', 'leased')`
    await expect.poll(async () => (await database.query(unfinished)).rowCount, patience).toBe(0)
    expect(await files.exists(stray)).toBe(false)
    expect(foldersOf(planner)).toHaveLength(1)
  }, 60_000)
})

describe('the number of photographs', () => {
  it('is that of the plan, also when the last place is taken twice at once', async () => {
    const planner = await signedInPlanner(product)
    const { photos: quota } = defaultRules.freePlan
    const content = await photograph(360, 360).jpeg().toBuffer()
    for (let number = 1; number < quota; number++) expect((await add(planner, content)).status).toBe(200)
    const answers = await Promise.all(Array.from({ length: 4 }, () => add(planner, content)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'photo_quota_reached', detail: expect.stringContaining(String(quota)) })
    expect(foldersOf(planner)).toHaveLength(quota)
    await perform(product, grantPremium, { providerId: planner.id })
    const more = await add(planner, content)
    expect(more.status).toBe(200)
    expect(await galleryOf(planner, more.position)).toMatchObject({ plan: 'premium', quota: null })
  }, 60_000)
})

describe('a gallery', () => {
  it('is put in order, described, given a key photograph and thinned out, and nobody overwrites another tab', async () => {
    const planner = await signedInPlanner(product)
    const { token, publicId } = planner
    const added = [await add(planner, await photograph().jpeg().toBuffer()), await add(planner, await photograph().jpeg().toBuffer())]
    const [one, two] = added.map(({ body }) => String(body['id']))
    const before = await galleryOf(planner, added[1]?.position)
    const ordered = await call('PUT', '/api/pro/photo-order', {
      token,
      body: { photoIds: [two, one] },
      headers: { 'if-match': before.etag },
    })
    expect(ordered).toMatchObject({ status: 200, body: { photoIds: [two, one] } })
    const late = { token, body: { photoIds: [one, two] }, headers: { 'if-match': before.etag } }
    expect(await call('PUT', '/api/pro/photo-order', late)).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } })

    const words = { caption: ' Le dîner ', alt: 'Une longue table' }
    const said = { token, body: words, headers: { 'if-match': before.photos[0]?.etag ?? '' } }
    expect(await call('PUT', `/api/pro/photos/${one}`, said)).toMatchObject({ status: 200, body: { caption: 'Le dîner' } })
    const other = { ...said, body: { caption: 'Le bal', alt: '' } }
    expect(await call('PUT', `/api/pro/photos/${one}`, other)).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } })
    const long = { token, body: { caption: 'x'.repeat(201), alt: '' } }
    expect(await call('PUT', `/api/pro/photos/${one}`, long)).toMatchObject({ status: 400, body: { errors: [{ field: 'caption' }] } })

    const chosen = await call('POST', `/api/pro/photos/${one}/key`, { token })
    const after = await galleryOf(planner, chosen.position)
    expect(after.photos).toMatchObject([
      { id: two, isKey: false },
      { id: one, isKey: true, caption: 'Le dîner', alt: 'Une longue table' },
    ])
    // Couples see the key photograph first.
    const page = await call<{ planner: { images: readonly { caption: string }[] } }>('GET', `/api/project/planners/${publicId}`, {
      after: chosen.position ?? '',
    })
    expect(JSON.stringify(page.body)).toMatch(/"images":\[\{"thumb":"[^"]+","alt":"Une longue table","caption":"Le dîner"/)

    const removed = await call('DELETE', `/api/pro/photos/${one}`, { token })
    expect((await galleryOf(planner, removed.position)).photos).toMatchObject([{ id: two, isKey: true }])
    expect(await call('DELETE', `/api/pro/photos/${one}`, { token })).toMatchObject({ status: 404, body: { code: 'photo_not_found' } })
  })

  it('loses the files of a photograph that is removed, and its address', async () => {
    const planner = await signedInPlanner(product)
    const { body } = await add(planner, await photograph().jpeg().toBuffer())
    expect(storedOf(planner).length).toBeGreaterThan(0)
    expect((await shown(body['src'])).status).toBe(200)
    await call('DELETE', `/api/pro/photos/${String(body['id'])}`, { token: planner.token })
    await expect.poll(() => storedOf(planner).length, patience).toBe(0)
    expect((await shown(body['src'])).status).toBe(404)
  }, 60_000)
})

describe('the profile photograph', () => {
  it('is square, shown to couples instead of the drawing, replaced and removed', async () => {
    const planner = await signedInPlanner(product)
    const couplesSee = async (after: string | undefined) => {
      const { text } = await call('GET', `/api/project/planners/${planner.publicId}`, after === undefined ? {} : { after })
      const { body } = await call('GET', `/api/project/planners/${planner.publicId}`, after === undefined ? {} : { after })
      return /"profileImage":"([^"]+)"/.exec(text || JSON.stringify(body))?.[1]
    }
    const drawn = await couplesSee(planner.position)
    expect(drawn).toMatch(/\/portraits\//)
    const first = await setFace(planner, await photograph(900, 600).jpeg().toBuffer())
    expect(first.status).toBe(200)
    const { width, height } = await sharp((await shown(first.body['src'])).bytes).metadata()
    expect([width, height]).toEqual([600, 600])
    expect(await couplesSee(first.position)).toBe(first.body['src'])
    const second = await setFace(planner, await photograph(700, 500).jpeg().toBuffer(), {
      crop: { x: 300, y: 100, width: 400, height: 400 },
    })
    expect(await couplesSee(second.position)).toBe(second.body['src'])
    await expect.poll(async () => (await shown(first.body['src'])).status, patience).toBe(404)
    const removed = await call('DELETE', '/api/pro/profile-photo', { token: planner.token })
    expect(await couplesSee(removed.position)).toBe(drawn)
    await expect.poll(() => storedOf(planner).length, patience).toBe(0)
  }, 60_000)
})

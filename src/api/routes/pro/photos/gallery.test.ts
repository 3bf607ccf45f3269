import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { photograph } from '../../../../../tests/photos/photoFixtures.ts'
import { openPhotoStage, type PhotoStage } from '../../../../../tests/photos/photoStage.ts'
import { signedInPlanner } from '../../../../../tests/setup/testPeople.ts'

let stage: PhotoStage
beforeAll(async () => {
  stage = await openPhotoStage()
})
afterAll(() => stage.close())

const patience = { timeout: 120_000, interval: 100 }

describe('a gallery', () => {
  it('is put in order, described, given a key photograph and thinned out, and nobody overwrites another tab', async () => {
    const planner = await signedInPlanner(stage.product)
    const { token, publicId } = planner
    const added = [
      await stage.add(planner, await photograph().jpeg().toBuffer()),
      await stage.add(planner, await photograph().jpeg().toBuffer()),
    ]
    const [one, two] = added.map(({ body }) => String(body['id']))
    const before = await stage.galleryOf(planner, added[1]?.position)
    const ordered = await stage.call('PUT', '/api/pro/photo-order', {
      token,
      body: { photoIds: [two, one] },
      headers: { 'if-match': before.etag },
    })
    expect(ordered).toMatchObject({ status: 200, body: { photoIds: [two, one] } })
    const late = { token, body: { photoIds: [one, two] }, headers: { 'if-match': before.etag } }
    expect(await stage.call('PUT', '/api/pro/photo-order', late)).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } })

    const words = { caption: ' Le dîner ', alt: 'Une longue table' }
    const said = { token, body: words, headers: { 'if-match': before.photos[0]?.etag ?? '' } }
    expect(await stage.call('PUT', `/api/pro/photos/${one}`, said)).toMatchObject({ status: 200, body: { caption: 'Le dîner' } })
    const other = { ...said, body: { caption: 'Le bal', alt: '' } }
    expect(await stage.call('PUT', `/api/pro/photos/${one}`, other)).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } })
    const long = { token, body: { caption: 'x'.repeat(201), alt: '' } }
    expect(await stage.call('PUT', `/api/pro/photos/${one}`, long)).toMatchObject({ status: 400, body: { errors: [{ field: 'caption' }] } })

    const chosen = await stage.call('POST', `/api/pro/photos/${one}/key`, { token })
    const after = await stage.galleryOf(planner, chosen.position)
    expect(after.photos).toMatchObject([
      { id: two, isKey: false },
      { id: one, isKey: true, caption: 'Le dîner', alt: 'Une longue table' },
    ])
    // Couples see the key photograph first.
    const page = await stage.call<{ planner: { images: readonly { caption: string }[] } }>('GET', `/api/project/planners/${publicId}`, {
      after: chosen.position ?? '',
    })
    expect(JSON.stringify(page.body)).toMatch(/"images":\[\{"thumb":"[^"]+","alt":"Une longue table","caption":"Le dîner"/)

    const removed = await stage.call('DELETE', `/api/pro/photos/${one}`, { token })
    expect((await stage.galleryOf(planner, removed.position)).photos).toMatchObject([{ id: two, isKey: true }])
    expect(await stage.call('DELETE', `/api/pro/photos/${one}`, { token })).toMatchObject({
      status: 404,
      body: { code: 'photo_not_found' },
    })
  })

  it('refuses an order that names a photograph of another gallery, and keeps both galleries as they are', async () => {
    const [planner, other] = [await signedInPlanner(stage.product), await signedInPlanner(stage.product)]
    const own = await stage.add(planner, await photograph().jpeg().toBuffer())
    const foreign = await stage.add(other, await photograph().jpeg().toBuffer())
    for (const photoIds of [[foreign.body['id']], [own.body['id'], foreign.body['id']]]) {
      const { etag } = await stage.galleryOf(planner, own.position)
      const answer = await stage.call('PUT', '/api/pro/photo-order', {
        token: planner.token,
        body: { photoIds },
        headers: { 'if-match': etag },
      })
      expect(answer).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } })
    }
    expect((await stage.galleryOf(planner, own.position)).photos).toMatchObject([{ id: own.body['id'] }])
    expect((await stage.galleryOf(other, foreign.position)).photos).toMatchObject([{ id: foreign.body['id'] }])
  })

  it('shows couples a new photograph once it has a description, and hides and removes several at once', async () => {
    const planner = await signedInPlanner(stage.product)
    const { token } = planner
    const added: string[] = []
    for (let number = 0; number < 3; number++)
      added.push(String((await stage.add(planner, await photograph().jpeg().toBuffer())).body['id']))
    const [one, two, three] = added
    const couplesSee = async (position: string | undefined) => {
      const path = `/api/project/planners/${planner.publicId}`
      const { body } = await stage.call('GET', path, position === undefined ? {} : { after: position })
      return [...JSON.stringify(body).matchAll(/"alt":"(\w+)"/g)].map(([, alt]) => alt)
    }
    const setAlt = (id: string | undefined, alt: string) =>
      stage.call('PUT', `/api/pro/photos/${id}`, { token, body: { caption: '', alt } })
    await setAlt(one, 'un')
    const described = await setAlt(two, 'deux')
    const gallery = await stage.galleryOf(planner, described.position)
    expect(gallery.photos).toMatchObject([{ shown: true }, { shown: true }, { id: three, needsAlt: true, shown: false }])
    expect(await couplesSee(described.position)).toEqual(['un', 'deux'])

    const bulk = (verb: string, body: object) => stage.call('POST', `/api/pro/photos/${verb}`, { token, body })
    const hidden = await bulk('visibility', { photoIds: [one, three], isVisible: false })
    expect(hidden).toMatchObject({ status: 200, body: { photoIds: [one, three], isVisible: false } })
    expect(await couplesSee(hidden.position)).toEqual(['deux'])
    const shown = await bulk('visibility', { photoIds: [one], isVisible: true })
    expect(await couplesSee(shown.position)).toEqual(['un', 'deux'])
    const foreign = '00000000-0000-4000-8000-000000000000'
    for (const verb of ['visibility', 'remove'])
      expect(await bulk(verb, { photoIds: [one, foreign], ...(verb === 'visibility' && { isVisible: false }) })).toMatchObject({
        status: 404,
        body: { code: 'photo_not_found' },
      })
    const removed = await bulk('remove', { photoIds: [one, three] })
    expect(removed).toMatchObject({ status: 200, body: { photoIds: [one, three] } })
    expect((await stage.galleryOf(planner, removed.position)).photos).toMatchObject([{ id: two }])
    await expect.poll(() => new Set(stage.storedOf(planner).map((file) => file.split('/').at(-2))).size, patience).toBe(1)
  })

  it('is shown and removed in one order when both are asked for at once', async () => {
    const planner = await signedInPlanner(stage.product)
    const { token } = planner
    for (let round = 0; round < 3; round++) {
      const { body } = await stage.add(planner, await photograph().jpeg().toBuffer())
      const photoIds = [body['id']]
      const [shown, removed] = await Promise.all([
        stage.call('POST', '/api/pro/photos/visibility', { token, body: { photoIds, isVisible: false } }),
        stage.call('POST', '/api/pro/photos/remove', { token, body: { photoIds } }),
      ])
      expect(removed.status).toBe(200)
      expect([200, 404]).toContain(shown.status)
      expect((await stage.galleryOf(planner, removed.position)).photos).toEqual([])
    }
  })

  it('loses the files of a photograph that is removed, and its address', async () => {
    const planner = await signedInPlanner(stage.product)
    const { body } = await stage.add(planner, await photograph().jpeg().toBuffer())
    expect(stage.storedOf(planner).length).toBeGreaterThan(0)
    expect((await stage.shown(body['src'])).status).toBe(200)
    await stage.call('DELETE', `/api/pro/photos/${String(body['id'])}`, { token: planner.token })
    await expect.poll(() => stage.storedOf(planner).length, patience).toBe(0)
    expect((await stage.shown(body['src'])).status).toBe(404)
  })
})

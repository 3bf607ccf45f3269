import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runScript } from '../../../../../tests/commandLines/runScript.ts'
import { openPhotoStage, type PhotoStage } from '../../../../../tests/photos/photoStage.ts'
import { newVenueOwner, noServices } from '../../../../../tests/photos/venueOwner.ts'
import { perform } from '../../../../../tests/setup/testPeople.ts'
import { VenueId } from '../../../../domain/ids.ts'
import { defaultRules } from '../../../../domain/rules.ts'
import { addVenueImage } from '../../../../domain/venue/addVenueImage.ts'
import type { Venue } from '../../../schemas/pro/venueSchemas.ts'

let stage: PhotoStage
beforeAll(async () => {
  stage = await openPhotoStage()
})
afterAll(() => stage.close())

const patience = { timeout: 120_000, interval: 100 }
const newOwner = () => newVenueOwner(stage)

const nothing = { street: '', email: '', phone: '', website: '', facebook: '', instagram: '', pinLatitude: null, pinLongitude: null }
const lyon = { city: 'Lyon', zipCode: '69001', country: 'FR', latitude: '45.75781', longitude: '4.83201' }
const identity = { name: 'Domaine des Tilleuls', type: 'castle', ...nothing, ...lyon }
const presentation = {
  description: 'Un domaine au bord de l’eau.',
  details: '<p onclick="x()">Deux <strong>salles</strong></p><script>x()</script>',
  seated: 120,
  standing: null,
  bedrooms: 14,
  minPrice: 350_000,
  maxPrice: 900_000,
}

const visit = { link: 'https://vimeo.com/76979871', title: 'Une visite', description: 'Le parc et les deux salles.', isVisible: true }
const offered = noServices({ DAY_COORDINATION: { ...noServices().DAY_COORDINATION, offered: true } })

describe('a venue', () => {
  it('is added, described step by step, published, validated and hidden', async () => {
    const { planner, call, add, upload } = await newOwner()
    const id = await add()
    const begun = await call('GET', `venues/${id}`)
    expect(begun.body).toMatchObject({
      name: 'Domaine des Tilleuls',
      city: '',
      status: 'draft',
      missing: ['place', 'description', 'capacity', 'image'],
    })
    expect(await call('POST', `venues/${id}/publish`)).toMatchObject({ status: 409, body: { code: 'venue_incomplete' } })

    const put = (path: string, body: object) => call('PUT', `${path}/${id}`, { body, ifMatch: '*' })
    expect(
      await put('venues', { ...identity, phone: '04 78 00 00 00', instagram: '@tilleuls', pinLatitude: 45.761, pinLongitude: 4.835 }),
    ).toMatchObject({
      status: 200,
      body: { type: 'castle', city: 'Lyon', phone: '+33478000000', instagram: 'https://www.instagram.com/tilleuls', pinLatitude: 45.761 },
    })
    const presented = await put('venue-presentations', presentation)
    expect(presented.body).toMatchObject({ details: '<p>Deux <strong>salles</strong></p>', minPrice: 350_000 })
    expect((await put('venue-features', { features: ['parking', 'garden'] })).body).toMatchObject({ features: ['garden', 'parking'] })
    expect(await upload(id)).toMatchObject({ status: 200, body: { src: expect.stringContaining('/images/') } })

    expect(await call('POST', `venues/${id}/publish`)).toMatchObject({ status: 200 })
    const status = async () => (await call('GET', `venues/${id}`)).body['status']
    expect(await status()).toBe('waiting')
    expect((await call('GET', 'venues')).body).toMatchObject([
      { id, city: 'Lyon', status: 'waiting', missing: [], image: expect.any(String) },
    ])

    expect(await runScript(stage.product, 'venueValidate', 'list')).toMatchObject({ code: 0, output: expect.stringContaining(id) })
    expect(await runScript(stage.product, 'venueValidate', 'reject', id, 'no')).toMatchObject({ code: 2 })
    const reason = 'Les photos montrent un autre lieu.'
    expect(await runScript(stage.product, 'venueValidate', 'reject', id, reason)).toMatchObject({ code: 0 })
    expect((await call('GET', `venues/${id}`)).body).toMatchObject({ status: 'rejected', published: false, rejection: reason })
    const notices = async () => (await call('GET', 'dashboard')).body['notices']
    await expect.poll(notices, patience).toContain('venue_rejected')
    expect(await runScript(stage.product, 'venueValidate', 'accept', id)).toMatchObject({ code: 1 })
    await call('POST', `venues/${id}/publish`)
    expect(await notices()).not.toContain('venue_rejected')
    expect(await runScript(stage.product, 'venueValidate', 'accept', id)).toMatchObject({ code: 0 })
    expect(await status()).toBe('online')
    expect(await runScript(stage.product, 'venueValidate', 'accept', randomUUID())).toMatchObject({ code: 1 })

    await call('POST', `venues/${id}/hide`)
    expect(await status()).toBe('hidden')
    await call('POST', `venues/${id}/show-again`)
    expect(await status()).toBe('online')
    await call('POST', `venues/${id}/unpublish`)
    expect(await status()).toBe('draft')
    expect(stage.storedOf(planner).length).toBeGreaterThan(0)
  })

  it('is not overwritten when another tab saved it meanwhile', async () => {
    const { call, add } = await newOwner()
    const id = await add()
    for (const [path, body] of [
      [`venues/${id}`, identity],
      [`venue-presentations/${id}`, presentation],
      [`venue-features/${id}`, { features: ['garden'] }],
      [`venue-services/${id}`, offered],
      [`venue-videos/${id}`, { videos: [visit] }],
    ] as const) {
      const etag = String((await call('GET', path)).headers['etag'])
      expect(await call('PUT', path, { body })).toMatchObject({ status: 428 })
      expect(await call('PUT', path, { body, ifMatch: etag })).toMatchObject({ status: 200 })
      expect(
        await call('PUT', path, { body: { ...body, ...noServices(), features: [], videos: [], name: 'Autre', seated: 1 }, ifMatch: etag }),
      ).toMatchObject({
        status: 412,
      })
    }
  })

  it('is refused field by field', async () => {
    const { call, add } = await newOwner()
    const id = await add()
    const wrong = { city: 'Atlantis', email: 'x', phone: '1', website: 'x y', facebook: 'https://example.com/x' }
    const refused = await call('PUT', `venues/${id}`, { body: { ...identity, ...wrong }, ifMatch: '*' })
    expect(refused.status).toBe(400)
    expect((refused.body['errors'] as { field: string }[]).map(({ field }) => field).toSorted()).toEqual(Object.keys(wrong).toSorted())
    const prices = await call('PUT', `venue-presentations/${id}`, { body: { ...presentation, maxPrice: 1 }, ifMatch: '*' })
    expect(prices).toMatchObject({ status: 400, body: { code: 'prices_not_in_order', errors: [{ field: 'maxPrice' }] } })
    for (const body of [
      { ...presentation, seated: 0 },
      { ...presentation, standing: 1.5 },
      { ...presentation, minPrice: -1 },
      { ...presentation, description: 'kurz' },
    ])
      expect(await call('PUT', `venue-presentations/${id}`, { body, ifMatch: '*' })).toMatchObject({ status: 400 })
    expect(await call('PUT', `venue-features/${id}`, { body: { features: ['moat'] }, ifMatch: '*' })).toMatchObject({ status: 400 })
    expect(await call('POST', 'venues', { body: { name: 'x', type: 'domain' } })).toMatchObject({ status: 400 })
    expect(await call('POST', 'venues', { body: { name: 'Le Phare', type: 'lighthouse' } })).toMatchObject({ status: 400 })
  })

  it('that is added again under the same key is the same', async () => {
    const { call } = await newOwner()
    const key = randomUUID()
    const body = { name: 'La Grange', type: 'farm' }
    const [first, second] = [await call('POST', 'venues', { body, key }), await call('POST', 'venues', { body, key })]
    expect(second.body.id).toBe(first.body.id)
    expect((await call('GET', 'venues')).body).toHaveLength(1)
  })

  it('that is published and deleted at once is gone, with its files', async () => {
    const { planner, call, add, upload } = await newOwner()
    const id = await add()
    await call('PUT', `venues/${id}`, { body: identity, ifMatch: '*' })
    await call('PUT', `venue-presentations/${id}`, { body: presentation, ifMatch: '*' })
    await upload(id)
    expect(stage.storedOf(planner).length).toBeGreaterThan(0)
    const [published, deleted] = await Promise.all([call('POST', `venues/${id}/publish`), call('DELETE', `venues/${id}`)])
    expect(deleted.status).toBe(200)
    expect([200, 404]).toContain(published.status)
    expect(await call('GET', `venues/${id}`)).toMatchObject({ status: 404, body: { code: 'venue_not_found' } })
    expect((await call('GET', 'venues')).body).toEqual([])
    expect((await upload(id)).status).toBe(404)
    await expect.poll(() => stage.storedOf(planner), patience).toEqual([])
  })
})

describe('the pictures of a venue', () => {
  let owner: Awaited<ReturnType<typeof newOwner>>
  let id: string
  beforeAll(async () => {
    owner = await newOwner()
    id = await owner.add()
  })
  const gallery = async () => (await owner.call('GET', `venue-galleries/${id}`)).body

  it('are put in order, described, given a key picture and removed, and nobody overwrites another tab', async () => {
    const images = [String((await owner.upload(id)).body['id']), String((await owner.upload(id)).body['id'])] as const
    const [one, two] = images
    const shown = await gallery()
    expect(shown).toMatchObject({
      quota: defaultRules.venues.images,
      photos: [
        { id: one, isKey: true },
        { id: two, isKey: false },
      ],
    })
    const path = `venue-galleries/${id}`
    const turned = { photoIds: [two, one] }
    expect(await owner.call('PUT', path, { body: turned, ifMatch: shown.etag })).toMatchObject({ status: 200 })
    expect(await owner.call('PUT', path, { body: turned, ifMatch: shown.etag })).toMatchObject({ status: 412 })
    expect(await owner.call('PUT', path, { body: { photoIds: [two, randomUUID()] } })).toMatchObject({ status: 412 })
    await owner.call('POST', `${path}/images/${one}/key`)
    await owner.call('PUT', `${path}/images/${one}`, { body: { caption: 'Le parc', alt: 'Un parc' } })
    expect((await gallery()).photos).toMatchObject([
      { id: two, isKey: false },
      { id: one, isKey: true, caption: 'Le parc', alt: 'Un parc' },
    ])
    await owner.call('DELETE', `${path}/images/${two}`)
    expect((await gallery()).photos).toMatchObject([{ id: one }])
    expect(await owner.call('DELETE', `${path}/images/${two}`)).toMatchObject({ status: 404, body: { code: 'photo_not_found' } })
    await expect.poll(() => stage.storedOf(owner.planner).filter((file) => file.includes('original')), patience).toHaveLength(1)
  })

  it('take the last place once, when two come for it at once', async () => {
    const full = await newOwner()
    const venueId = VenueId.parse(await full.add())
    const { images: most } = defaultRules.venues
    for (let taken = 1; taken < most; taken++) {
      const image = { imageId: randomUUID(), picture: `scenes/${taken}`, alt: '' }
      await perform(stage.product, addVenueImage, { providerId: full.planner.id, venueId, ...image })
    }
    const uploads = await Promise.all([full.upload(venueId), full.upload(venueId)])
    expect(uploads.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(uploads.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'venue_images_full' })
    expect((await full.call('GET', `venue-galleries/${venueId}`)).body.photos).toHaveLength(most)
    await expect.poll(() => stage.storedOf(full.planner).filter((file) => file.includes('original')), patience).toHaveLength(1)
  })

  it('are taken for no venue of somebody else', async () => {
    const other = await newOwner()
    expect(await other.upload(id)).toMatchObject({ status: 404, body: { code: 'venue_not_found' } })
    expect(stage.storedOf(other.planner)).toEqual([])
  })
})

it('a list knows what each venue looks like to its owner alone', async () => {
  const { call, add } = await newOwner()
  await add()
  const other = await newOwner()
  expect((await other.call('GET', 'venues')).body).toEqual([])
  expect(((await call('GET', 'venues')).body as unknown as Venue[]).map(({ name }) => name)).toEqual(['Domaine des Tilleuls'])
})

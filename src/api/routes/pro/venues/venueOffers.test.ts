import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPhotoStage, type PhotoStage } from '../../../../../tests/photos/photoStage.ts'
import { newVenueOwner, noServices } from '../../../../../tests/photos/venueOwner.ts'
import { defaultRules } from '../../../../domain/rules.ts'

let stage: PhotoStage
beforeAll(async () => {
  stage = await openPhotoStage()
})
afterAll(() => stage.close())

const newOwner = () => newVenueOwner(stage)
const serviceRows = noServices
const coordination = {
  ...noServices().DAY_COORDINATION,
  offered: true,
  startingFrom: 90_000,
  priceVisible: false,
  description: 'Du matin au soir.',
}
const visit = { link: 'https://vimeo.com/76979871', title: 'Une visite', description: 'Le parc et les deux salles.', isVisible: true }

describe('a venue', () => {
  it('says what it offers, row by row, and shows its videos by their own pages, in their order', async () => {
    const { call, add } = await newOwner()
    const id = await add()
    expect((await call('GET', `venue-services/${id}`)).body).toEqual({ id, ...serviceRows() })
    const offered = await call('PUT', `venue-services/${id}`, { body: serviceRows({ DAY_COORDINATION: coordination }), ifMatch: '*' })
    expect(offered.body).toEqual({ id, ...serviceRows({ DAY_COORDINATION: coordination }) })
    expect((await call('GET', `venue-services/${id}`)).body).toEqual(offered.body)
    expect(await call('PUT', `venue-services/${id}`, { body: serviceRows(), ifMatch: '*' })).toMatchObject({ status: 200 })

    expect((await call('GET', `venue-videos/${id}`)).body).toEqual({ id, videos: [] })
    const night = { ...visit, link: 'youtu.be/dQw4w9WgXcQ', title: 'La nuit', isVisible: false }
    const chosen = await call('PUT', `venue-videos/${id}`, { body: { videos: [night, visit] }, ifMatch: '*' })
    expect(chosen.body).toEqual({ id, videos: [{ ...night, link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }, visit] })
    const again = await call('PUT', `venue-videos/${id}`, { body: { videos: chosen.body['videos'] }, ifMatch: '*' })
    expect(again.headers['etag']).toBe(chosen.headers['etag'])
  })

  it('takes no link that leads to no video, none twice, and so many at most', async () => {
    const { call, add } = await newOwner()
    const id = await add()
    const choose = (videos: readonly object[]) => call('PUT', `venue-videos/${id}`, { body: { videos }, ifMatch: '*' })
    expect(await choose([visit, { ...visit, link: 'https://example.com/76979871' }])).toMatchObject({
      status: 400,
      body: { code: 'video_link_not_valid', errors: [{ field: 'videos.1.link', message: expect.stringContaining('YouTube') }] },
    })
    expect(await choose([visit, { ...visit, link: 'https://player.vimeo.com/video/76979871' }])).toMatchObject({
      status: 400,
      body: { code: 'video_already_added', errors: [{ field: 'videos.1.link' }] },
    })
    expect(await choose([{ ...visit, title: 'x', description: '' }])).toMatchObject({
      status: 400,
      body: { code: 'validation_error', errors: [{ field: 'videos.0.title' }, { field: 'videos.0.description' }] },
    })
    const many = Array.from({ length: defaultRules.venues.videos + 1 }, (_, index) => ({
      ...visit,
      link: `https://vimeo.com/${10_000_000 + index}`,
    }))
    expect(await choose(many)).toMatchObject({ status: 400, body: { errors: [{ field: 'videos' }] } })
    expect(await choose(many.slice(1))).toMatchObject({ status: 200 })
  })
})

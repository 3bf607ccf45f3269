import { expect, test } from 'vitest'
import { projectionHarness, projectTwice, rebuildEqualsLive } from '../../../tests/projections/projectionHarness.ts'
import { providerId } from '../../../tests/setup/sampleEvents.ts'
import { personErased } from '../../../tests/setup/samplePersonEvents.ts'
import {
  imageId,
  keyVenueImageChosen,
  venueAdded,
  venueDescribed,
  venueFeaturesChosen,
  venueHidden,
  venueId,
  venueImageAdded,
  venueImageRemoved,
  venuePresented,
  venuePublished,
  venueRejected,
  venueRemoved,
  venueServicesOffered,
  venueValidated,
  venueVideosChosen,
} from '../../../tests/setup/sampleVenueEvents.ts'
import { venues } from './venues.ts'
import { findVenueIds, findVenueOwner, listVenues, listVenuesToModerate } from './venuesQueries.ts'

const story = [
  venueAdded(),
  venueDescribed(),
  venuePresented(),
  venueFeaturesChosen(),
  venueImageAdded(),
  venueImageAdded({ imageId: imageId(2), picture: 'scenes/abc' }),
  keyVenueImageChosen({ imageId: imageId(2) }),
  venuePublished(),
]
const firstPage = { sort: { field: 'addedAt', descending: false }, from: 0, to: 24 } as const

test('lists the venues of a provider with their state and what each lacks', async () => {
  const { given, pool } = await projectionHarness(venues)
  await given(...story, venueAdded({ venueId: venueId(2), name: 'La Grange', type: 'farm', addedAt: '2026-11-21T10:00:00.000Z' }))
  const { items, total } = await listVenues(pool, providerId(), firstPage)
  expect(total).toBe(2)
  expect(items).toMatchObject([
    { id: venueId(), name: 'Domaine des Tilleuls', type: 'domain', city: 'Lyon', status: 'waiting', missing: [], key_image: imageId(2) },
    { id: venueId(2), name: 'La Grange', status: 'draft', missing: ['place', 'description', 'capacity', 'image'], images: [] },
  ])
  const newest = await listVenues(pool, providerId(), { ...firstPage, sort: { field: 'addedAt', descending: true }, to: 0 })
  expect(newest).toMatchObject({ total: 2, items: [{ id: venueId(2) }] })
  expect(await listVenues(pool, providerId(2), firstPage)).toEqual({ items: [], total: 0 })
  expect(await findVenueOwner(pool, venueId())).toBe(providerId())
  expect(await findVenueOwner(pool, venueId(9))).toBeUndefined()
})

test('a venue is online once validated, unless hidden or rejected; a waiting one is in the queue', async () => {
  const { given, pool, rows } = await projectionHarness(venues)
  const status = async () => (await rows('venues')).map((row) => (row as { status: string }).status)
  await given(...story)
  expect(await listVenuesToModerate(pool, 10)).toMatchObject([{ venue_id: venueId() }])
  await given(venueValidated())
  expect([await status(), await listVenuesToModerate(pool, 10)]).toEqual([['online'], []])
  await given(venueHidden())
  expect(await status()).toEqual(['hidden'])
  await given(venueRejected())
  expect(await rows('venues')).toMatchObject([{ status: 'rejected', rejection: 'Les photos montrent un autre lieu.' }])
})

test('uses the point picked on the map, else the town’s', async () => {
  const { given, rows } = await projectionHarness(venues)
  await given(venueAdded(), venueDescribed())
  expect(await rows('venues')).toMatchObject([{ city: 'Lyon', region: 'Rhône', latitude: 45.761, longitude: 4.8351 }])
  await given(venueDescribed({ position: null }))
  expect(await rows('venues')).toMatchObject([{ latitude: 45.7578, longitude: 4.832 }])
})

test('shows the latest services and videos', async () => {
  const { given, rows } = await projectionHarness(venues)
  await given(venueAdded())
  expect(await rows('venues')).toMatchObject([{ services: [], videos: [] }])
  await given(venueServicesOffered(), venueVideosChosen())
  expect(await rows('venues')).toMatchObject([
    {
      services: [{ service: 'DAY_COORDINATION', startingFrom: 90_000 }],
      videos: [{ platform: 'vimeo', key: '76979871', isVisible: true }],
    },
  ])
})

test('a deleted venue stays deleted, whatever event follows', async () => {
  const { given, rows } = await projectionHarness(venues)
  await given(...story, venueRemoved(), venueImageAdded({ imageId: imageId(3) }), venuePublished())
  expect(await rows('venues')).toEqual([])
})

test('venues are deleted with their provider', async () => {
  const { given, pool, rows } = await projectionHarness(venues)
  await given(...story, venueAdded({ venueId: venueId(2) }))
  const ids = await findVenueIds(pool, providerId())
  expect(ids).toHaveLength(2)
  await given(personErased({ person: { kind: 'provider', id: providerId() }, venues: [...ids] }))
  expect(await rows('venues')).toEqual([])
})

test('the order and repetition of deliveries do not matter, and a rebuild gives the same rows', async () => {
  const { venues: folded } = await projectTwice(venues, ...story, venueImageRemoved())
  expect(folded).toMatchObject([{ images: [{ id: imageId(2) }] }])
  await rebuildEqualsLive(venues, ...story)
})

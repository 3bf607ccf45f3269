import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PublicVenue } from '../../../../tests/setup/publicVenue.ts'
import { plannerWithCredit } from '../../../../tests/setup/sentRequest.ts'
import { perform, type TestPlanner } from '../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../tests/setup/testProduct.ts'
import { coupleWithProject } from '../../../../tests/setup/townPlanners.ts'
import { venueCalls } from '../../../../tests/setup/venueCalls.ts'
import { askErasure } from '../../../domain/person/askErasure.ts'
import { hideVenue } from '../../../domain/venue/hideVenue.ts'
import { removeVenue } from '../../../domain/venue/removeVenue.ts'

let product: TestProduct
let owner: TestPlanner
let castle: PublicVenue
beforeAll(async () => {
  // The export is requested until it no longer names a venue.
  product = await startTestProduct({ environment: { RULES: '{"limits": {"exportsPerCouple": {"max": 10000}}}' } })
  owner = await plannerWithCredit(product)
  castle = await venueCalled(owner, 'Château des Tilleuls')
})
afterAll(() => product.close())

/** Processes run shortly after the call. */
const patiently = { timeout: 120_000, interval: 50 }
const { post, choose, projectOf, inboxOf, exportedVenues, venueCalled } = venueCalls(() => product)

describe('a couple', () => {
  it('still sees the venue that it wrote to by its last name, whatever became of it', async () => {
    const { couple, project } = await coupleWithProject(product)
    const other = await plannerWithCredit(product)
    const [hidden, deleted] = [await venueCalled(other, 'Cachée'), await venueCalled(other, 'Supprimée')]
    await choose(couple, project, [hidden.venueId, deleted.venueId])
    await perform(product, hideVenue, { providerId: other.id, venueId: hidden.venueId })
    const after = await perform(product, removeVenue, { providerId: other.id, venueId: deleted.venueId })
    const names = (await projectOf(couple, after))?.prestataires.map(({ name }) => name)
    expect(names?.toSorted()).toEqual(['Cachée', 'Supprimée'])
    await expect
      .poll(async () => (await inboxOf(other)).map(({ venue }) => venue?.name ?? '').toSorted(), patiently)
      .toEqual(['Cachée', 'Supprimée'])
    expect(await exportedVenues(couple)).toEqual(['Cachée', 'Supprimée'])
  })

  it('may name a venue as what it has found; only that request is the chosen one', async () => {
    const { couple, project } = await coupleWithProject(product)
    const other = await plannerWithCredit(product)
    const venue = await venueCalled(other, 'Le Moulin')
    await choose(couple, project, [venue.venueId, other.id])
    await expect.poll(async () => (await inboxOf(other)).length, patiently).toBe(2)
    const found = await post<{ prestataire: string }>(`projects/${project}/found`, couple.token, { prestataire: venue.venueId })
    expect(found.body.prestataire).toBe(venue.venueId)
    expect(await projectOf(couple, found.position)).toMatchObject({ plannerFound: venue.venueId })
    const chosen = async () => (await inboxOf(other)).map((request) => [request.venue?.name ?? null, request.chosen])
    await expect.poll(chosen, patiently).toEqual(
      expect.arrayContaining([
        ['Le Moulin', true],
        [null, false],
      ]),
    )
  })
})

it('with an erased provider the names of its venues go, deleted ones too', async () => {
  const { couple, project } = await coupleWithProject(product)
  const other = await plannerWithCredit(product)
  const [kept, deleted] = [await venueCalled(other, 'La Bastide'), await venueCalled(other, 'Le Pavillon')]
  await choose(couple, project, [kept.venueId, deleted.venueId, castle.venueId])
  await perform(product, removeVenue, { providerId: other.id, venueId: deleted.venueId })
  expect(await exportedVenues(couple)).toEqual(['Château des Tilleuls', 'La Bastide', 'Le Pavillon'])
  await perform(product, askErasure, { person: { kind: 'provider', id: other.id }, certificateId: randomUUID(), reason: 'asked-by-person' })
  await expect.poll(() => exportedVenues(couple), patiently).toEqual(['', '', 'Château des Tilleuls'])
  expect((await projectOf(couple))?.prestataires.map(({ name }) => name)).toEqual(['Château des Tilleuls'])
})

it('a couple contacts a venue, and its owner reads which one, filters by it, exports it, unlocks it, and is known to the couple', async () => {
  const me = await plannerWithCredit(product)
  const venue = await venueCalled(me, 'Domaine du Lac')
  const { couple, project } = await coupleWithProject(product)
  await choose(couple, project, [me.id, venue.venueId])
  await expect.poll(async () => (await inboxOf(me)).length, patiently).toBe(2)
  const [request, ...more] = await inboxOf(me, { venueId: venue.venueId })
  expect(more).toEqual([])
  expect(request).toMatchObject({ status: 'locked', venue: { id: venue.venueId, name: 'Domaine du Lac' } })
  const path = `/api/pro/requests/${request?.id}`
  expect((await product.call<{ venue: { name: string } }>('GET', path, { token: me.token })).body.venue.name).toBe('Domaine du Lac')
  expect((await product.call('GET', path, { token: owner.token })).status).toBe(404)
  const filter = encodeURIComponent(JSON.stringify({ venueId: venue.venueId }))
  const csv = await product.call('GET', `/api/pro/requests/export.csv?filter=${filter}`, { token: me.token })
  expect(csv.text).toMatch(/;Lieu;[^]*;Domaine du Lac;/)

  const unlocked = await product.call('POST', `${path}/unlock`, { token: me.token })
  expect(unlocked.status).toBe(200)
  const known = async () => (await projectOf(couple, unlocked.position))?.prestataires.find(({ id }) => id === venue.venueId)
  expect(await known()).toMatchObject({ status: 'unlocked', contact: { name: 'Claire Fontaine' } })
  // The message to the provider itself is another request.
  expect((await inboxOf(me)).find((each) => each.venue === null)).toMatchObject({ status: 'locked' })
  const mails = async (person: string) => {
    const { rows } = await product.backend.database.query<{ payload: { template: string } }>(
      'SELECT payload FROM operational.effects WHERE person_id = $1',
      [person],
    )
    return rows.map(({ payload }) => payload.template)
  }
  await expect.poll(() => mails(couple.id), patiently).toContain('request-unlocked')
  expect((await mails(me.id)).filter((template) => template === 'request-received')).toHaveLength(2)
})

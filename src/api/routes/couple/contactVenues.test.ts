import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PublicVenue } from '../../../../tests/setup/publicVenue.ts'
import { plannerWithCredit } from '../../../../tests/setup/sentRequest.ts'
import { perform, type TestPlanner } from '../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../tests/setup/testProduct.ts'
import { coupleWithProject } from '../../../../tests/setup/townPlanners.ts'
import { venueCalls, type WrittenCard } from '../../../../tests/setup/venueCalls.ts'
import { rejectProvider } from '../../../domain/provider/rejectProvider.ts'
import { hideVenue } from '../../../domain/venue/hideVenue.ts'
import { removeVenue } from '../../../domain/venue/removeVenue.ts'
import { unpublishVenue } from '../../../domain/venue/unpublishVenue.ts'

let product: TestProduct
let owner: TestPlanner
let castle: PublicVenue
let barn: PublicVenue
beforeAll(async () => {
  product = await startTestProduct()
  owner = await plannerWithCredit(product)
  castle = await venueCalled(owner, 'Château des Tilleuls')
  barn = await venueCalled(owner, 'La Grange')
})
afterAll(() => product.close())

const { post, send, choose, projectOf, venueCalled } = venueCalls(() => product)

describe('a venue', () => {
  it('is shown by its own id and its public id, with its provider, as a card that can be written to', async () => {
    for (const id of [castle.publicId, castle.venueId]) {
      const { body } = await product.call<{ planner: WrittenCard }>('GET', `/api/project/planners/${id}`, { after: barn.position })
      expect(body.planner).toMatchObject({
        id: castle.venueId,
        publicId: castle.publicId,
        name: 'Château des Tilleuls',
        profileUrl: `/venue/${castle.publicId}-chateau-des-tilleuls`,
        portrait: 'Au bord de &lt;l’eau&gt;.',
        venue: { owner: 'Atelier Fontaine', guests: 200 },
      })
    }
  })

  it('comes first, picked by its public id, among the suggestions of a couple that came for it', async () => {
    const { couple, project } = await coupleWithProject(product)
    const asked = (prestataire: string) => post('prestataires', couple.token, { project, prestataire }, barn.position)
    expect((await asked(castle.publicId)).body.prestataires[0]).toMatchObject({ id: castle.venueId, contacted: false, why: null })
    const { position = '' } = await send(couple, project, castle.venueId)
    const { body } = await post('prestataires', couple.token, { project, prestataire: castle.venueId }, position)
    expect(body.prestataires[0]).toMatchObject({ id: castle.venueId, contacted: true })
    // The provider itself was not written to, so it is still suggested.
    expect(body.prestataires.map(({ id }) => id)).toContain(owner.id)
    expect((await projectOf(couple, position))?.plannersSuggested.map(({ id }) => id)).toContain(owner.id)
  })
})

describe('a couple', () => {
  it('writes to a venue, another one of the same provider, and the provider itself, each once', async () => {
    const { couple, project } = await coupleWithProject(product)
    expect((await send(couple, project, castle.venueId)).body).toMatchObject({ success: true, error_slug: null })
    expect((await send(couple, project, castle.venueId)).body).toMatchObject({ success: false, error_slug: 'already-sent' })
    const mixed = await choose(couple, project, [castle.venueId, barn.venueId, owner.id])
    expect(mixed.body.prestataires.map(({ name, contacted, error_slug }) => [name, contacted, error_slug])).toEqual([
      ['Château des Tilleuls', true, 'already-sent'],
      ['La Grange', true, undefined],
      ['Atelier Fontaine', true, undefined],
    ])
    const shown = (await projectOf(couple, mixed.position))?.prestataires ?? []
    expect(shown.map(({ id, venue }) => [id, venue?.owner])).toEqual(
      expect.arrayContaining([
        [castle.venueId, 'Atelier Fontaine'],
        [barn.venueId, 'Atelier Fontaine'],
        [owner.id, undefined],
      ]),
    )
    expect(shown).toHaveLength(3)
  })

  it('that writes to a venue in two tabs at once sends one request', async () => {
    const { couple, project } = await coupleWithProject(product)
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(couple, project, castle.venueId)))
    const slugs = answers.map(({ body }) => body.error_slug ?? 'sent')
    expect(slugs.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'already-sent'), 'sent'])
    expect((await projectOf(couple, answers[0]?.position))?.prestataires).toHaveLength(1)
  })

  it('is answered alike under the same key', async () => {
    const { couple, project } = await coupleWithProject(product)
    const key = randomUUID()
    const body = { project, selectedPrestataires: [barn.venueId], message: 'Bonjour' }
    const first = await post('choose-prestataires', couple.token, body, barn.position, key)
    const again = await post('choose-prestataires', couple.token, body, barn.position, key)
    expect([first.body.success, again.body]).toEqual([true, first.body])
  })

  it('cannot write to a venue that is hidden, unpublished or deleted, or whose provider is not public', async () => {
    const { couple, project } = await coupleWithProject(product)
    const other = await plannerWithCredit(product)
    const of = (venue: PublicVenue) => ({ providerId: other.id, venueId: venue.venueId })
    const [hidden, unpublished, deleted, rest] = [
      await venueCalled(other, 'Cachée'),
      await venueCalled(other, 'Retirée'),
      await venueCalled(other, 'Supprimée'),
      await venueCalled(other, 'Le Reste'),
    ]
    await perform(product, hideVenue, of(hidden))
    await perform(product, unpublishVenue, of(unpublished))
    const after = await perform(product, removeVenue, of(deleted))
    for (const venue of [hidden, unpublished, deleted]) {
      expect((await product.call('GET', `/api/project/planners/${venue.publicId}`, { after })).status).toBe(404)
      expect((await send(couple, project, venue.venueId)).body).toMatchObject({ success: false, error_slug: 'planner-not-found' })
    }
    const suspended = await perform(product, rejectProvider, { providerId: other.id, reason: 'copied_text', note: 'https://example.test' })
    expect((await product.call('GET', `/api/project/planners/${rest.venueId}`, { after: suspended })).status).toBe(404)
    const { body } = await choose(couple, project, [rest.venueId, castle.venueId])
    expect(body.prestataires.map(({ id, error_slug }) => [id, error_slug])).toEqual([
      [rest.venueId, 'planner-not-found'],
      [castle.venueId, undefined],
    ])
  })
})

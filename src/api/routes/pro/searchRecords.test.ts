import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newEventOf, streamOf } from '../../../../tests/projections/newEventOf.ts'
import { type InboxWorld, openInboxWorld } from '../../../../tests/setup/inboxWorld.ts'
import { invoiceIssued } from '../../../../tests/setup/sampleInvoiceEvents.ts'
import { requestUrl } from '../../../../tests/setup/sentRequest.ts'
import { perform, type TestPlanner } from '../../../../tests/setup/testPeople.ts'
import { writtenReview } from '../../../../tests/setup/writtenReview.ts'
import { InvoiceId, PaymentId } from '../../../domain/ids.ts'
import { askErasure } from '../../../domain/person/askErasure.ts'
import { searchLength } from '../../schemas/pro/searchLength.ts'
import { mostHitsOfKind, type RecordHit, searchedKinds } from '../../schemas/pro/searchSchemas.ts'

let world: InboxWorld
beforeAll(async () => {
  world = await openInboxWorld()
})
afterAll(() => world.product.close())

const asked = <Body = readonly RecordHit[]>({ token }: TestPlanner, q: string, after?: string) =>
  world.product.call<Body>('GET', `/api/pro/search?${new URLSearchParams({ q }).toString()}`, {
    token,
    ...(after !== undefined && { after }),
  })

/** A planner, and what it finds after its latest write. */
async function newOwner() {
  const planner = await world.newPlanner()
  let after: string | undefined = planner.position
  const wrote = (position: string | undefined) => {
    after = position ?? after
  }
  return {
    planner,
    wrote,
    add: async (path: string, body: object) => {
      const added = await world.product.call<{ id: string }>('POST', `/api/pro/${path}`, { token: planner.token, body })
      expect(added.status).toBe(200)
      wrote(added.position)
      return added.body.id
    },
    send: async () => {
      const sent = await world.sent(planner)
      wrote(sent.after)
      return sent
    },
    find: async (q: string) => {
      const { status, body } = await asked(planner, q, after)
      expect(status).toBe(200)
      return body
    },
  }
}

/** One record of each kind, each of which mentions the lilies. */
async function everyKind() {
  const owner = await newOwner()
  const { planner, wrote, add } = owner
  const review = await writtenReview(world.product, planner.id, { moderation: 'hidden', reviewerName: 'Inès Lys' })
  wrote(review.position)
  const portfolios = await add('portfolios', { title: 'Sous les Lys' })
  const venues = await add('venues', { name: 'Château des Lys', type: 'castle' })
  const videos = await add('videos', { link: 'https://vimeo.com/76979871', title: 'Un mariage', description: 'Des lys\npartout.' })
  const templates = await add('reply-templates', { title: 'Merci', text: 'Bonjour, les lys sont à vous.' })
  const issued = invoiceIssued({
    invoiceId: InvoiceId.parse(randomUUID()),
    paymentId: PaymentId.parse(randomUUID()),
    providerId: planner.id,
    number: `LYS-${randomUUID()}`,
  })
  const invoice = newEventOf(streamOf(issued), issued, 0, '2026-11-24T10:00:02.000Z')
  const appended = await world.product.backend.eventStore.append(streamOf(issued), 'none', [invoice])
  wrote(String(appended.position))
  return { owner, ids: { reviews: review.reviewId, portfolios, venues, videos, templates, invoices: issued.data.invoiceId } }
}

describe('one search', () => {
  it('finds records of every kind by a part of their texts, whatever case and accents, in the order of the kinds', async () => {
    const { owner, ids } = await everyKind()
    const found = await owner.find('LÝS')
    expect(Object.fromEntries(found.map(({ kind, id }) => [kind, id]))).toEqual(ids)
    expect(found.map(({ kind }) => kind)).toEqual(searchedKinds.filter((kind) => kind !== 'requests'))
    expect(found).toContainEqual({ kind: 'venues', id: ids.venues, title: 'Château des Lys', detail: '', day: null })
    expect(found).toContainEqual({ kind: 'videos', id: ids.videos, title: 'Un mariage', detail: 'Des lys partout.', day: null })
    expect(await owner.find('chat lys')).toMatchObject([{ kind: 'venues' }])
    expect(await owner.find('2026-11-24')).toMatchObject([{ kind: 'invoices', day: '2026-11-24' }])
    expect(await owner.find('chateau absent')).toEqual([])
  })

  it('finds nobody else’s records', async () => {
    await everyKind()
    expect(await (await newOwner()).find('lys')).toEqual([])
  })

  it('returns the newest few of a kind', async () => {
    const owner = await newOwner()
    const ids: string[] = []
    for (let n = 0; n <= mostHitsOfKind; n++) ids.push((await owner.send()).id)
    expect((await owner.find('lyon')).map(({ id }) => id)).toEqual(ids.toReversed().slice(0, mostHitsOfKind))
  })
})

describe('a request', () => {
  it('is found by its town, and by the kind of event in any language', async () => {
    const owner = await newOwner()
    const { id } = await owner.send()
    const hit = { kind: 'requests', id, eventType: 'mariage', eventTypeText: null, city: 'Lyon', day: '2027-06-19', detail: '' }
    expect(await owner.find('lyon')).toEqual([hit])
    expect(await owner.find('Hochzeit')).toEqual([hit])
  })

  it('is found by the couple’s name once it is unlocked; until then nothing of its contact data is found or shown', async () => {
    const owner = await newOwner()
    const { id } = await owner.send()
    for (const q of ['moreau', 'camille', 'camille.moreau@example.fr', '0612345678', '+33612345678', '06 12 34 56 78'])
      expect(await owner.find(q), q).toEqual([])
    expect(JSON.stringify(await owner.find('lyon'))).not.toMatch(/camille|moreau|612345678/i)
    owner.wrote((await world.product.call('POST', requestUrl(id, '/unlock'), { token: owner.planner.token })).position)
    expect(await owner.find('moreau')).toMatchObject([{ kind: 'requests', id, detail: 'Camille Moreau' }])
  })
})

describe('what is typed', () => {
  it.each([
    ['one letter', 'a'],
    ['nothing but spaces', '   '],
    ['a text that is too long', 'x'.repeat(searchLength.most + 1)],
    ['a control character', 'ly\0on'],
  ])('is refused at its field: %s', async (_what, q) => {
    const { status, body } = await asked<{ code: string; errors: { field: string }[] }>(await world.newPlanner(), q)
    expect([status, body]).toMatchObject([400, { code: 'validation_error', errors: [{ field: 'q' }] }])
  })

  it('finds nothing, and not everything, when it holds no word', async () => {
    const owner = await newOwner()
    await owner.send()
    for (const q of ['!!', '%%', '— —', 'a b']) expect(await owner.find(q), q).toEqual([])
  })
})

it('does not exist for an account that is being erased, whose invoices stay', async () => {
  const { owner } = await everyKind()
  const person = { kind: 'provider', id: owner.planner.id } as const
  await perform(world.product, askErasure, { person, certificateId: randomUUID(), reason: 'asked-by-person' })
  expect(await asked(owner.planner, 'lys')).toMatchObject({ status: 404, body: { code: 'planner_not_found' } })
})

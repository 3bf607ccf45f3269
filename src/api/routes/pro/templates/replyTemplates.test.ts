import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type InboxWorld, openInboxWorld } from '../../../../../tests/setup/inboxWorld.ts'
import { accessToken, type TestPlanner } from '../../../../../tests/setup/testPeople.ts'
import { providerStream } from '../../../../domain/provider/provider.ts'
import { defaultPublicRules } from '../../../../domain/publicRules.ts'

let world: InboxWorld
let me: TestPlanner
beforeAll(async () => {
  world = await openInboxWorld()
})
afterAll(() => world.product.close())

interface TemplateBody {
  readonly id: string
  readonly title: string
  readonly text: string
}
const path = '/api/pro/reply-templates'
const words = { title: 'Votre mariage à {city}', text: 'Bonjour {firstname},\nje suis libre le {eventDate}.' }
const add = (body: object = words, key: string = randomUUID()) =>
  world.product.call<TemplateBody>('POST', path, { token: me.token, body, key })
const list = () => world.product.call<TemplateBody[]>('GET', path, { token: me.token })

describe('a reply template', () => {
  test('is added once, listed, changed on the version that was read, and removed', async () => {
    me = await world.newPlanner()
    const key = randomUUID()
    const added = await add(words, key)
    expect(added).toMatchObject({ status: 200, body: words })
    expect((await add(words, key)).body.id).toBe(added.body.id)
    const listed = await list()
    expect([listed.body, listed.headers['content-range']]).toEqual([[added.body], 'reply-templates 0-0/1'])

    const one = `${path}/${added.body.id}`
    const read = await world.product.call('GET', one, { token: me.token })
    const etag = String(read.headers['etag'])
    const put = (body: object, tag?: string) =>
      world.product.call('PUT', one, { token: me.token, body, headers: tag === undefined ? {} : { 'if-match': tag } })
    expect(await put(words)).toMatchObject({ status: 428 })
    expect(await put({ ...words, title: 'Bonjour' }, etag)).toMatchObject({ status: 200, body: { title: 'Bonjour' } })
    expect(await put({ ...words, title: 'Salut' }, etag)).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } })
    expect(await world.product.call('DELETE', one, { token: me.token })).toMatchObject({ status: 200, body: { id: added.body.id } })
    expect((await list()).body).toEqual([])
    expect(await world.product.call('GET', one, { token: me.token })).toMatchObject({ status: 404, body: { code: 'template_not_found' } })
  })

  test('with an unknown placeholder is refused at its field, in the language asked for', async () => {
    me = await world.newPlanner()
    const refused = await world.product.call('POST', path, {
      token: me.token,
      body: { title: 'Bonjour {fistname}', text: 'Libre le {eventDate}' },
      headers: { 'accept-language': 'de' },
    })
    expect(refused).toMatchObject({ status: 400, body: { code: 'unknown_placeholder' } })
    const message = 'Unbekannter Platzhalter: {fistname}. Wählen Sie ihn aus dem Menü.'
    expect(refused.body).toMatchObject({ errors: [{ field: 'title', message }] })
    expect(await add({ title: ' ', text: 'x'.repeat(2001) })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'title' }, { field: 'text' }] },
    })
  })

  test('is one of twenty at most', async () => {
    me = await world.newPlanner()
    const { most } = defaultPublicRules.replyTemplates
    for (let n = 1; n <= most; n++) expect((await add({ ...words, title: `Modèle ${n}` })).status).toBe(200)
    expect(await add()).toMatchObject({ status: 409, body: { code: 'template_limit_reached', detail: expect.stringContaining('20') } })
  })

  test('is its provider’s alone, and nobody writes one in its name', async () => {
    me = await world.newPlanner()
    const { id } = (await add()).body
    const other = await world.newPlanner()
    expect(await world.product.call('GET', `${path}/${id}`, { token: other.token })).toMatchObject({ status: 404 })
    expect(await world.product.call('DELETE', `${path}/${id}`, { token: other.token })).toMatchObject({ status: 404 })
    const couple = await accessToken(world.product, 'couple', world.couple.id)
    expect(await world.product.call('GET', path, { token: couple })).toMatchObject({ status: 403 })
  })

  test('stands encrypted under the provider’s key', async () => {
    me = await world.newPlanner()
    await add({ title: 'Canari-2718', text: 'Bonjour' })
    const recorded = await world.product.backend.eventStore.readStream(providerStream(me.id))
    expect(recorded.at(-1)?.data).toMatchObject({ title: 'Canari-2718' })
    const { rows } = await world.product.backend.database.query(`SELECT count(*)::int AS n FROM log.events e WHERE e::text LIKE '%Canari%'`)
    expect(rows).toEqual([{ n: 0 }])
  })
})

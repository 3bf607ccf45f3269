import { afterAll, beforeAll, expect, test } from 'vitest'
import { type InboxWorld, openInboxWorld } from '../../../../tests/setup/inboxWorld.ts'
import { requestUrl as url } from '../../../../tests/setup/sentRequest.ts'
import type { TestPlanner } from '../../../../tests/setup/testPeople.ts'
import { defaultPrivateRules } from '../../../domain/privateRules.ts'

let world: InboxWorld
beforeAll(async () => {
  world = await openInboxWorld()
})
afterAll(() => world.product.close())

const exported = (me: TestPlanner, after: string, { filter = {}, language = 'fr' } = {}) =>
  world.product.call('GET', `/api/pro/requests/export.csv?filter=${encodeURIComponent(JSON.stringify(filter))}`, {
    token: me.token,
    after,
    headers: { 'accept-language': language },
  })

test('the filtered list is a file for a spreadsheet, masked where the screen is', async () => {
  const me = await world.newPlanner()
  const [first, second] = [await world.sent(me), await world.sent(me)]
  const { position = '' } = await world.product.call('POST', url(first.id, '/unlock'), { token: me.token })
  const all = await exported(me, position)
  expect(all.status).toBe(200)
  expect(all.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(all.headers['content-disposition']).toMatch(/^attachment; filename="requests-\d{4}-\d{2}-\d{2}\.csv"$/)
  const lines = all.text.replace(/^\uFEFF/, '').split('\r\n')
  expect(lines[0]).toMatch(/^Reçue le;État;Suivi;/)
  expect(lines).toHaveLength(4)
  expect(lines[1]).toContain('À débloquer')
  expect(lines[1]).toContain('Bonjour, appelez-nous au ••• !')
  expect(lines[1]).not.toMatch(/Camille|Moreau|06 12|example\.fr/)
  expect(lines[2]).toContain(";Camille;Moreau;camille.moreau@example.fr;'+33612345678")
  const locked = await exported(me, second.after, { filter: { status: 'locked' }, language: 'en' })
  expect(locked.text).toMatch(/Received,State,Stage,/)
  expect(locked.text.trimEnd().split('\r\n')).toHaveLength(2)
})

test('holds nobody else’s requests', async () => {
  const [me, other] = [await world.newPlanner(), await world.newPlanner()]
  const { after } = await world.sent(other)
  expect((await exported(me, after)).text.trimEnd().split('\r\n')).toHaveLength(1)
})

test('is limited per hour', async () => {
  const me = await world.newPlanner()
  const { after } = await world.sent(me)
  const { max } = defaultPrivateRules.limits.exportsPerProvider
  for (let n = 0; n < max; n++) expect((await exported(me, after)).status).toBe(200)
  const refused = await exported(me, after)
  expect(refused).toMatchObject({ status: 429 })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

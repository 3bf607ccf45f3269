import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Availability } from '../../src/api/schemas/pro/availabilitySchemas.ts'
import { selfSignedCertificate } from '../eventStoreDbDouble/selfSignedCertificate.ts'
import { signedInPlanner, type TestPlanner } from '../setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'

const { certificate, privateKey } = selfSignedCertificate()
const pages: Readonly<Record<string, { readonly status?: number; readonly text: string; readonly location?: string }>> = {
  '/good.ics': {
    text: [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:a',
      'DTSTART;VALUE=DATE:20270619',
      'SUMMARY:Dentist of Camille',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  },
  '/page.html': { text: '<!doctype html><title>Sign in</title>' },
  '/moved.ics': { status: 302, text: '', location: '/good.ics' },
  '/large.ics': { text: 'x'.repeat(1_048_577) },
}
const server = createServer({ cert: certificate, key: privateKey }, ({ url = '' }, response) => {
  const { status = 200, text, location } = pages[url] ?? { status: 404, text: '' }
  response.writeHead(status, location === undefined ? {} : { location }).end(text)
})

let product: TestProduct
let me: TestPlanner
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  product = await startTestProduct({
    calendarFetching: { ca: certificate, allows: (address) => address === '127.0.0.1', resolve: async () => ['127.0.0.1'] },
  })
  me = await signedInPlanner(product)
})
afterAll(async () => {
  await product.close()
  server.close()
})

const urlOf = (path: string) => `https://localhost:${(server.address() as AddressInfo).port}${path}`
const add = (url: string) =>
  product.call<{ id: string; code: string }>('POST', '/api/pro/calendar-feeds', { token: me.token, body: { url } })
const calendar = async (after = '') =>
  (await product.call<Availability>('GET', '/api/pro/availability', { token: me.token, ...(after && { after }) })).body
const feedOf = (id: string) =>
  vi.waitFor(
    async () => {
      const feed = (await calendar()).feeds.find((each) => each.id === id)
      expect(feed?.readAt ?? feed?.problem).toBeTruthy()
      return feed
    },
    { timeout: 120_000, interval: 50 },
  )

test('the days of an imported calendar are busy until it is removed', async () => {
  const added = await add(urlOf('/good.ics'))
  expect(await feedOf(added.body.id)).toEqual({
    id: added.body.id,
    host: new URL(urlOf('')).host,
    readAt: expect.any(String),
    problem: null,
  })
  const read = await calendar()
  expect(read.elsewhere).toEqual([{ from: '2027-06-19', to: '2027-06-19' }])
  expect(JSON.stringify(read)).not.toMatch(/good\.ics|Camille/)
  const asked = () =>
    product.call<{ answer: string }>('GET', `/api/directory/providers/${me.publicId}/availability?date=2027-06-19`, { after: me.position })
  expect((await asked()).body.answer).toBe('unavailable')
  const removed = await product.call('DELETE', `/api/pro/calendar-feeds/${added.body.id}`, { token: me.token })
  expect(await calendar(removed.position)).toMatchObject({ feeds: [], elsewhere: [] })
})

test.each([
  ['/page.html', 'not_a_calendar'],
  ['/moved.ics', 'redirect'],
  ['/large.ics', 'too_large'],
  ['/nothing.ics', 'not_reachable'],
])('%s is reported as %s', async (path, problem) => {
  const added = await add(urlOf(path))
  expect(await feedOf(added.body.id)).toMatchObject({ problem, readAt: null })
  await product.call('DELETE', `/api/pro/calendar-feeds/${added.body.id}`, { token: me.token })
})

test('a plain-text address, a repeated one, and one above the limit are refused', async () => {
  expect(await add('http://calendar.example.test/a.ics')).toMatchObject({ status: 400, body: { code: 'feed_address_invalid' } })
  for (let number = 1; number <= 5; number++) expect((await add(urlOf(`/good.ics?${number}`))).status).toBe(200)
  expect(await add(urlOf('/good.ics?1'))).toMatchObject({ status: 400, body: { code: 'feed_already_added' } })
  expect(await add(urlOf('/good.ics?6'))).toMatchObject({ status: 409, body: { code: 'too_many_feeds' } })
})

test('the address is in no table in clear', async () => {
  const query = async <Row extends object>(sql: string, values: readonly string[] = []) =>
    (await product.backend.database.query<Row>(sql, [...values])).rows
  const tables = await query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name
     FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  )
  /** The tables that hold the text, each read by a statement of its own: one for all would take longer than a statement may. */
  const holding = async (text: string) => {
    const found: string[] = []
    for (const { name } of tables) {
      const rows = await query(`SELECT FROM ${name} AS each WHERE each::text LIKE '%' || $1 || '%' LIMIT 1`, [text])
      if (rows.length > 0) found.push(name)
    }
    return found
  }
  expect(await holding(new URL(urlOf('')).host)).not.toEqual([])
  expect(await holding('good.ics')).toEqual([])
})

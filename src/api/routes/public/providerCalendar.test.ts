import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInPlanner, type TestPlanner } from '../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../tests/setup/testProduct.ts'

let product: TestProduct
let me: TestPlanner
beforeAll(async () => {
  product = await startTestProduct()
  me = await signedInPlanner(product)
})
afterAll(() => product.close())

const post = (path: string, body: object = {}) =>
  product.call<{ id: string; url: string }>('POST', `/api/pro/${path}`, { token: me.token, body })
const renew = async () => {
  const { body, position } = await post('calendar-address')
  return { path: new URL(body.url).pathname, after: position ?? '' }
}
const eventsOf = (text: string) => new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')

test('other programs read the calendar at its address, and get 304 while nothing has changed', async () => {
  const blocked = await post('availability/blocks', { from: '2027-08-02', to: '2027-08-15', label: 'Été; à Nice, \\o/' })
  await post('availability/bookings', { day: '2027-06-19', label: 'Mariage de Camille Moreau' })
  const { path, after } = await renew()
  const { status, text, headers } = await product.call('GET', path, { after })
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    etag: expect.stringMatching(/^"[\w-]+"$/),
    'last-modified': expect.stringMatching(/GMT$/),
    'x-robots-tag': 'noindex',
  })
  const [first, second] = eventsOf(text)
  expect(first?.getFirstPropertyValue('uid')).toBe(`${blocked.body.id}@localhost`)
  expect(first?.getFirstPropertyValue('summary')).toBe('Bloqué: Été; à Nice, \\o/')
  expect(String(first?.getFirstPropertyValue('dtstart'))).toBe('2027-08-02')
  expect(String(first?.getFirstPropertyValue('dtend'))).toBe('2027-08-16')
  expect(second?.getFirstPropertyValue('summary')).toBe('Réservé')
  expect(text).not.toContain('Camille')

  const etag = String(headers['etag'])
  expect((await product.call('GET', path, { headers: { 'if-none-match': `"other", W/${etag}` } })).status).toBe(304)
  const freed = await post('availability/free', { from: '2027-08-05', to: '2027-08-05' })
  const changed = await product.call('GET', path, { after: freed.position ?? '', headers: { 'if-none-match': etag } })
  expect(changed.status).toBe(200)
  expect(eventsOf(changed.text).map((event) => String(event.getFirstPropertyValue('uid')))).toEqual([
    `${blocked.body.id}@localhost`,
    `${blocked.body.id}-2027-08-06@localhost`,
    expect.stringMatching(/@localhost$/),
  ])
})

test('an address that was renewed answers 404, and so does a forged one', async () => {
  const old = await renew()
  expect((await product.call('GET', old.path, { after: old.after })).status).toBe(200)
  const fresh = await renew()
  expect(fresh.path).not.toBe(old.path)
  expect((await product.call('GET', old.path, { after: fresh.after })).status).toBe(404)
  expect((await product.call('GET', fresh.path, { after: fresh.after })).status).toBe(200)
  const other = await signedInPlanner(product)
  for (const path of [fresh.path.replace(me.id, other.id), `${fresh.path.slice(0, -6)}AA.ics`, `/api/calendars/${other.id}/AAAA.ics`])
    expect((await product.call('GET', path)).status).toBe(404)
})

test('the address is shown to its provider, and to nobody who only acts as it', async () => {
  const { path, after } = await renew()
  const shown = await product.call<{ calendarUrl: string | null }>('GET', '/api/pro/availability', { token: me.token, after })
  expect(shown.body.calendarUrl).toBe(`http://localhost${path}`)
})

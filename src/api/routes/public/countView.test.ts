import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { signedInCouple, signedInPlanner, type TestPlanner } from '../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../tests/setup/testProduct.ts'
import { defaultRules } from '../../../domain/rules.ts'
import type { ViewKind, ViewSource } from '../../../domain/views.ts'
import { createSessions } from '../../../operational/sessions.ts'
import { createTokens } from '../../../operational/tokens.ts'
import { purgeSeenViews, purgeViewSalts, viewsByDay } from '../../../operational/viewCounts.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const desktop = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'

let at: Date
const now = () => at
let product: TestProduct
beforeAll(async () => {
  at = new Date('2026-11-10T11:00:00Z')
  product = await startTestProduct({ now })
  unknown = { publicId: 'nobody123456', position: await product.backend.sealedLog.head() }
})
afterAll(() => product.close())

interface Visit {
  readonly ip?: string
  readonly agent?: string
  readonly source?: ViewSource
  readonly kind?: ViewKind
  readonly headers?: Readonly<Record<string, string>>
  readonly to?: TestProduct
}

async function visit(
  { publicId, position }: Pick<TestPlanner, 'publicId' | 'position'>,
  { ip = '192.0.2.1', agent = phone, source = 'direct', kind = 'profile', headers, to = product }: Visit = {},
) {
  const answer = await to.app?.inject({
    method: 'POST',
    url: `/api/directory/providers/${publicId}/views`,
    remoteAddress: ip,
    headers: { 'user-agent': agent, 'x-min-position': position, ...headers },
    payload: { kind, source },
  })
  return { status: answer?.statusCode, body: answer?.json<unknown>() }
}
let unknown: Pick<TestPlanner, 'publicId' | 'position'>
const counted = { status: 200, body: { success: true } }

/** `<day> <source>` → views. */
async function viewsOf({ id }: TestPlanner, of = product): Promise<Readonly<Record<string, number>>> {
  const rows = await viewsByDay(of.backend.database, id, { from: '2026-01-01', to: '2027-12-31' })
  return Object.fromEntries(rows.map(({ day, source, views }) => [`${day} ${source}`, views]))
}

test('photographs that are opened and videos that are played count apart from the page, each once a day for a visitor', async () => {
  const planner = await signedInPlanner(product)
  for (const kind of ['profile', 'photos', 'photos', 'videos', 'photos'] as const) expect(await visit(planner, { kind })).toEqual(counted)
  await visit(planner, { kind: 'photos', ip: '192.0.2.77' })
  const rows = await viewsByDay(product.backend.database, planner.id, { from: '2026-01-01', to: '2027-12-31' })
  expect(rows.map(({ kind, views }) => [kind, views])).toEqual([
    ['photos', 2],
    ['profile', 1],
    ['videos', 1],
  ])
})

test('a visitor counts once a day for a provider, by what led it there first', async () => {
  const [planner, other] = [await signedInPlanner(product), await signedInPlanner(product)]
  for (const source of ['directory', 'directory', 'external'] as const) expect(await visit(planner, { source })).toEqual(counted)
  await visit(other, { source: 'search_engine' })
  expect(await viewsOf(planner)).toEqual({ '2026-11-10 directory': 1 })
  expect(await viewsOf(other)).toEqual({ '2026-11-10 search_engine': 1 })
})

test('another address or another program is another visitor, and of IPv6 a whole line is one', async () => {
  const planner = await signedInPlanner(product)
  for (const ip of ['192.0.2.1', '192.0.2.2', '2001:db8:1:2::1', '2001:db8:1:2:ffff::2']) await visit(planner, { ip })
  await visit(planner, { agent: desktop })
  expect(await viewsOf(planner)).toEqual({ '2026-11-10 direct': 4 })
})

test('the next day begins where the provider is, and a visitor counts again', async () => {
  const lisbon = { city: 'Lisboa', zipCode: '', country: 'PT', latitude: 38.72, longitude: -9.14 } as const
  const [inLyon, inLisbon] = [await signedInPlanner(product), await signedInPlanner(product, { company: { place: lisbon } })]
  onTestFinished(() => {
    at = new Date('2026-11-10T11:00:00Z')
  })
  for (const time of ['2026-11-10T22:30:00Z', '2026-11-10T23:30:00Z', '2026-11-11T00:30:00Z']) {
    at = new Date(time)
    await visit(inLyon)
    await visit(inLisbon)
  }
  expect(await viewsOf(inLyon)).toEqual({ '2026-11-10 direct': 1, '2026-11-11 direct': 1 })
  expect(await viewsOf(inLisbon)).toEqual({ '2026-11-10 direct': 1, '2026-11-11 direct': 1 })
})

test('views that come at the same time are all counted, each once', async () => {
  const planners = await Promise.all(Array.from({ length: 3 }, () => signedInPlanner(product)))
  const visits = Array.from({ length: 300 }, (_, index) => visit(planners[index % 3] ?? unknown, { ip: `198.51.100.${index % 60}` }))
  for (const answer of await Promise.all(visits)) expect(answer).toEqual(counted)
  // 60 addresses, each of which visited only every third planner.
  for (const planner of planners) expect(await viewsOf(planner)).toEqual({ '2026-11-10 direct': 20 })
})

test('of a flood so many views wait, each of which is counted once; the others are answered 503 and may come again', async () => {
  const flooded = await startTestProduct({ now, rules: { ...defaultRules, views: { ...defaultRules.views, mostWaiting: 20 } } })
  onTestFinished(() => flooded.close())
  const planner = await signedInPlanner(flooded)
  const answered: { readonly ip: string; readonly status: number | undefined; readonly body: unknown }[] = []
  const view = async (ip: string) => void answered.push({ ip, ...(await visit(planner, { ip, to: flooded })) })
  const refused = () => answered.filter(({ status }) => status === 503)

  // The lock of another transaction blocks counting, so that all views wait at the same time.
  const holder = await flooded.backend.database.connect()
  let flood: Promise<unknown> = Promise.resolve()
  try {
    await holder.query('BEGIN; LOCK TABLE operational.seen_views')
    flood = Promise.all(Array.from({ length: 30 }, (_, index) => view(`198.51.100.${index}`)))
    await expect.poll(() => answered.length, { timeout: 120_000 }).toBe(10)
    expect(refused()).toHaveLength(10)
    for (const answer of refused()) expect(answer).toMatchObject({ body: { code: 'temporarily_unavailable' } })
  } finally {
    await holder.query('COMMIT')
    holder.release()
  }
  await flood
  expect(answered.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(await viewsOf(planner, flooded)).toEqual({ '2026-11-10 direct': 20 })

  await Promise.all(refused().map(({ ip }) => view(ip)))
  expect(refused()).toHaveLength(10)
  expect(await viewsOf(planner, flooded)).toEqual({ '2026-11-10 direct': 30 })
})

test('robots do not count, nor does whoever names no program', async () => {
  const planner = await signedInPlanner(product)
  const robots = [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0.0.0 Safari/537.36',
    'curl/8.11.0',
    '',
  ]
  for (const agent of robots) expect(await visit(planner, { agent })).toEqual(counted)
  expect(await viewsOf(planner)).toEqual({})
})

test('the owner does not count: signed in, with an expired session, or beside a couple’s session', async () => {
  const [planner, other] = [await signedInPlanner(product), await signedInPlanner(product)]
  const couple = await signedInCouple(product)
  await visit(planner, { headers: { authorization: `Bearer ${planner.token}` } })
  await visit(planner, { headers: { cookie: `pro_token=${planner.token}` } })
  await visit(planner, { headers: { cookie: `token=${couple.token}; pro_token=${planner.token}` } })
  at = new Date('2026-11-10T12:00:00Z')
  await visit(planner, { headers: { cookie: `pro_token=${planner.token}` } })
  at = new Date('2026-11-10T11:00:00Z')
  expect(await viewsOf(planner)).toEqual({})
  // A colleague counts, and so does a couple, and a caller with a forged cookie.
  await visit(planner, { ip: '192.0.2.10', headers: { cookie: `pro_token=${other.token}` } })
  await visit(planner, { ip: '192.0.2.11', headers: { cookie: `token=${couple.token}` } })
  await visit(planner, { ip: '192.0.2.12', headers: { cookie: `pro_token=${planner.token.slice(0, -4)}AAAA` } })
  expect(await viewsOf(planner)).toEqual({ '2026-11-10 direct': 3 })
})

test('an administrator that acts as somebody does not count', async () => {
  const planner = await signedInPlanner(product)
  const couple = await signedInCouple(product)
  const { database, secrets, rules } = product.backend
  const tokens = await createTokens({ database, tokenKey: secrets.tokenKey, rules, now })
  const sessions = createSessions({ database, tokens, tokenKey: secrets.tokenKey, rules, now })
  const acting = await sessions.impersonate({ id: randomUUID(), role: 'couple', personId: couple.id, impersonator: randomUUID() })
  expect(await visit(planner, { headers: { cookie: `token=${acting?.token}` } })).toEqual(counted)
  expect(await viewsOf(planner)).toEqual({})
})

test('who is not public, or unknown, is answered 404 and counted nowhere', async () => {
  const hidden = await signedInPlanner(product, { approved: false })
  expect(await visit(hidden)).toMatchObject({ status: 404, body: { code: 'planner-not-found' } })
  expect(await visit(unknown)).toMatchObject({ status: 404 })
  expect(await viewsOf(hidden)).toEqual({})
})

test('a source is one of the words and never an address', async () => {
  const planner = await signedInPlanner(product)
  const body = { kind: 'profile', source: 'https://www.example.com/secret' }
  const answer = await product.call('POST', `/api/directory/providers/${planner.publicId}/views`, {
    body,
    headers: { 'user-agent': phone },
  })
  expect(answer.status).toBe(400)
})

test('processes that share a database count a visitor once', async () => {
  const planner = await signedInPlanner(product)
  const second = await startTestProduct({ now, environment: { ...product.environment, ROLES: 'api' } })
  onTestFinished(() => second.close())
  const visits = Array.from({ length: 40 }, (_, index) =>
    visit(planner, { ip: `203.0.113.${index % 20}`, to: index < 20 ? product : second }),
  )
  for (const answer of await Promise.all(visits)) expect(answer).toEqual(counted)
  expect(await viewsOf(planner)).toEqual({ '2026-11-10 direct': 20 })
})

test('nothing that is stored tells the visitor, and after the day no hash and no salt is left', async () => {
  const planner = await signedInPlanner(product)
  await visit(planner, { ip: '192.0.2.77' })
  const { database } = product.backend
  const stored = async () =>
    JSON.stringify(
      (await database.query('SELECT day, seen, (SELECT count(*) FROM operational.view_salts) FROM operational.seen_views')).rows,
    )
  expect(await stored()).not.toContain('192.0.2.77')
  for (const purge of [purgeSeenViews, purgeViewSalts]) await purge(database, new Date('2026-11-10T23:30:00Z'))
  // In Lisbon it is still that day.
  expect(await stored()).not.toBe('[]')
  for (const purge of [purgeSeenViews, purgeViewSalts]) await purge(database, new Date('2026-11-12T00:30:00Z'))
  expect((await database.query('SELECT day FROM operational.view_salts UNION ALL SELECT day FROM operational.seen_views')).rows).toEqual([])
  expect(await viewsOf(planner)).toEqual({ '2026-11-10 direct': 1 })
})

test('other calls do not use up what an address may report, and reports are limited themselves', async () => {
  const limited = await startTestProduct({ now, environment: { CALLS_PER_MINUTE: '5' } })
  onTestFinished(() => limited.close())
  const planner = await signedInPlanner(limited)
  const call = async () => (await limited.app?.inject({ url: '/api/openapi.json', method: 'HEAD', remoteAddress: '192.0.2.1' }))?.statusCode
  for (let n = 0; n < 5; n++) await call()
  expect(await call()).toBe(429)
  const statuses: unknown[] = []
  for (let n = 0; n < 6; n++) statuses.push((await visit(planner, { to: limited })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

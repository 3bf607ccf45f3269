import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import type { Route } from '../../src/api/route.ts'
import { apiSides } from '../../src/api/schemas/apiSides.ts'
import { streamName } from '../../src/domain/ids.ts'
import { defaultRules } from '../../src/domain/rules.ts'
import { later, type Position } from '../../src/eventstore/eventStore.ts'
import { providerDirectory } from '../../src/projections/providerDirectory/providerDirectory.ts'
import { type HttpCall, httpCalls, listening } from '../setup/httpCalls.ts'
import { LiveStream } from '../setup/liveStream.ts'
import { newEvent } from '../setup/newEvent.ts'
import { newPhone, provenPhone, registrationForm } from '../setup/phoneSignIn.ts'
import { signedInCouple, signedInPlanner, type TestPlanner } from '../setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'
import { coupleWithProject } from '../setup/townPlanners.ts'

let product: TestProduct
let origin: string
let call: HttpCall
let planner: TestPlanner
let other: TestPlanner
beforeAll(async () => {
  product = await startTestProduct()
  origin = await listening(product)
  call = httpCalls(origin)
  planner = await signedInPlanner(product)
  other = await signedInPlanner(product)
  await product.positions.waitFor(providerDirectory, other.position, 120_000)
})
afterAll(() => product.close())

async function streamOf(token: string, path?: string): Promise<LiveStream> {
  const stream = await LiveStream.open(origin, token, path)
  onTestFinished(() => stream.close())
  return stream
}

async function write(to: TestPlanner) {
  const { couple, project } = await coupleWithProject(product)
  const body = { project, prestataire: to.id, message: 'Appelez-moi au 06 12 34 56 78 !' }
  const sent = await call<{ success: boolean }>('POST', '/api/project/send-to-prestataire', { body, token: couple.token })
  expect(sent.body.success).toBe(true)
  return { couple, project, position: sent.position as Position }
}

it('notifies a planner’s open office of a request, with the position at which its inbox shows it and without the sender', async () => {
  const stream = await streamOf(planner.token, apiSides.provider.eventsPath)
  const { couple, project, position } = await write(planner)
  const received = await stream.change('RequestReceived')
  expect(received).toEqual({
    type: 'RequestReceived',
    ids: { requestId: expect.any(String), providerId: planner.id },
    position: expect.any(String),
  })
  // A process opens the request after the couple's call.
  expect(later(position, received.position)).toBe(received.position)
  const read = new URLSearchParams({ sort: '["receivedAt","DESC"]', range: '[0,24]', filter: '{}' })
  const inbox = await call<{ id: string; status: string; seenAt: string | null }[]>('GET', `/api/pro/requests?${read}`, {
    token: planner.token,
    after: received.position,
  })
  expect(inbox.body[0]).toMatchObject({ id: received.ids['requestId'], status: 'locked', seenAt: null })
  for (const id of [couple.id, project]) expect(stream.text).not.toContain(id)
  expect(stream.text).not.toMatch(/Camille|Moreau|@|\+?33612345678|06 12|Lyon/)
})

it("notifies no planner of another's requests", async () => {
  const [stream, otherStream] = [await streamOf(planner.token), await streamOf(other.token)]
  const first = await write(planner)
  await stream.change('RequestReceived')
  const second = await write(other)
  // Both streams follow one log in order: a wrongly delivered event would have arrived before the other stream's change.
  await otherStream.change('RequestReceived')
  expect(otherStream.changes.map(({ ids }) => ids['providerId'])).toEqual(otherStream.changes.map(() => other.id))
  for (const text of [first.project, first.couple.id, planner.id]) expect(otherStream.text).not.toContain(text)
  for (const text of [second.project, second.couple.id, other.id]) expect(stream.text).not.toContain(text)
})

it('notifies a couple of the answer to its request', async () => {
  const { couple, project } = await coupleWithProject(product)
  const stream = await streamOf(couple.token)
  const body = { project, prestataire: planner.id, message: 'Bonjour !' }
  await call('POST', '/api/project/send-to-prestataire', { body, token: couple.token })
  const { ids } = await stream.change('RequestReceived')
  await call('POST', `/api/pro/requests/${ids['requestId']}/reject`, { token: planner.token, body: { reason: 'budget' } })
  const { position } = await stream.change('RequestRejected')
  const listed = await call<{ projects: { id: string; prestataires: { status: string }[] }[] }>('GET', '/api/project/projects', {
    token: couple.token,
    after: position,
  })
  expect(listed.body.projects.find(({ id }) => id === project)?.prestataires).toMatchObject([{ status: 'rejected' }])
})

it('has a separate path for providers, for browsers that are also signed in as a couple', async () => {
  const couple = await signedInCouple(product)
  const cookie = `token=${couple.token}; pro_token=${planner.token}`
  const connection = new AbortController()
  onTestFinished(() => connection.abort())
  const headers = { cookie, accept: 'text/event-stream' }
  const answer = await fetch(`${origin}/api/pro/events`, { headers, signal: connection.signal })
  const heard = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await heard?.read())?.value).toContain('event: ready')
  await write(planner)
  expect((await heard?.read())?.value).toContain('RequestReceived')
  expect((await call('GET', '/api/pro/events', { token: couple.token })).status).toBe(403)
})

it('requires a signed-in person', async () => {
  expect((await call('GET', '/api/events')).status).toBe(401)
  expect((await call('GET', '/api/events', { token: 'nonsense' })).status).toBe(401)
})

it('ends soon after the person has signed out', async () => {
  const phone = newPhone()
  const form = registrationForm(phone, await provenPhone(product, phone))
  const { body } = await call<{ token: string }>('POST', '/api/project/register', { body: form })
  const stream = await streamOf(body.token)
  expect((await call('POST', '/api/project/logout', { token: body.token })).status).toBe(200)
  expect(await Promise.race([stream.ended.then(() => 'ended'), delay(120_000, 'goes on')])).toBe('ended')
})

it('ends when the access token expires', async () => {
  let minutes = 0
  const now = () => new Date(Date.now() + minutes * 60_000)
  const own = await startTestProduct({ now })
  onTestFinished(() => own.close())
  const open = await listening(own)
  const listener = await signedInPlanner(own)
  const stream = await LiveStream.open(open, listener.token)
  minutes = defaultRules.session.accessMinutes
  await stream.ended
  expect((await httpCalls(open)('GET', '/api/events', { token: listener.token })).status).toBe(401)
})

it('limits the connections of one person, without affecting others', async () => {
  const [listener, somebody] = [await signedInPlanner(product), await signedInPlanner(product)]
  const most = defaultRules.liveConnectionsPerPerson
  const streams = await Promise.all(Array.from({ length: most }, () => streamOf(listener.token)))
  const refused = await call('GET', '/api/pro/events', { token: listener.token })
  expect(refused.status).toBe(429)
  expect(refused.body).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await streamOf(somebody.token)

  await streams[0]?.close()
  await expect.poll(() => streamOf(listener.token).then(() => 'open', String), { timeout: 120_000 }).toBe('open')
})

it('closes the connection of a reader that does not read, instead of buffering everything', async () => {
  const own = await startTestProduct({ rules: { ...defaultRules, liveConnectionsPerPerson: 1 } })
  onTestFinished(() => own.close())
  const open = await listening(own)
  const listener = await signedInPlanner(own)
  const request = get(`${open}/api/events`, { headers: { authorization: `Bearer ${listener.token}` } })
  onTestFinished(() => void request.destroy())
  request.on('error', () => {})
  const [unread] = (await once(request, 'response')) as [IncomingMessage]
  expect(unread.statusCode).toBe(200)

  // While the connection counts as open, no second one is accepted.
  const isOpen = async () => {
    const second = await LiveStream.open(open, listener.token).catch(() => undefined)
    await second?.close()
    return second === undefined
  }
  expect(await isOpen()).toBe(true)
  const seen = () =>
    newEvent('RequestSeen', { requestId: randomUUID(), providerId: listener.id, coupleId: randomUUID(), seenAt: new Date().toISOString() })
  let sent = 0
  while (sent < 200_000 && (await isOpen())) {
    const events = Array.from({ length: 2_000 }, seen)
    await own.backend.eventStore.append(streamName('request', randomUUID()), 'none', events)
    sent += events.length
  }
  expect(sent).toBeLessThan(200_000)
})

it('ends with the product, however many connections are open', async () => {
  const brief = await startTestProduct()
  const open = await listening(brief)
  const listener = await signedInPlanner(brief)
  const streams = await Promise.all(Array.from({ length: 20 }, () => LiveStream.open(open, listener.token)))
  const closing = brief.close().then(() => 'closed')
  expect(await Promise.race([closing, delay(120_000, 'hangs')])).toBe('closed')
  await Promise.all(streams.map((stream) => stream.ended))
})

it('a call under way when the end begins is answered, and streams that are open do not delay the end', async () => {
  let [begin, answer] = [() => {}, () => {}]
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const slow: Route = (api) => {
    api.get('/api/slow', { config: { access: { as: 'visitor' } }, schema: {} }, async () => {
      begin()
      await answered
      return { done: true }
    })
  }
  const brief = await startTestProduct({ furtherRoutes: () => [slow] })
  const open = await listening(brief)
  const stream = await LiveStream.open(open, (await signedInPlanner(brief)).token)
  const slowCall = httpCalls(open)('GET', '/api/slow')
  await begun
  const closing = brief.close().then(() => 'closed')
  await stream.ended
  answer()
  expect((await slowCall).status).toBe(200)
  expect(await Promise.race([closing, delay(120_000, 'hangs')])).toBe('closed')
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type InboxWorld, openInboxWorld } from '../../../../../tests/setup/inboxWorld.ts'
import { requestUrl } from '../../../../../tests/setup/sentRequest.ts'
import type { TestPlanner } from '../../../../../tests/setup/testPeople.ts'
import { addDays } from '../../../../domain/localTime.ts'
import type { Availability } from '../../../schemas/pro/availabilitySchemas.ts'
import type { ProviderDate } from '../../../schemas/providerDate.ts'

let world: InboxWorld
beforeAll(async () => {
  world = await openInboxWorld()
})
afterAll(() => world.product.close())

const post = (me: TestPlanner, path: string, body: object = {}, options: object = {}) =>
  world.product.call<{ id: string; code: string; detail: string; errors?: unknown }>('POST', `/api/pro/${path}`, {
    token: me.token,
    body,
    ...options,
  })
const remove = (me: TestPlanner, path: string) => world.product.call<{ code: string }>('DELETE', `/api/pro/${path}`, { token: me.token })
const calendarOf = async (me: TestPlanner, after = '') =>
  (await world.product.call<Availability>('GET', '/api/pro/availability', { token: me.token, ...(after && { after }) })).body
const on = async (me: TestPlanner, date: string, after = '') =>
  (
    await world.product.call<ProviderDate>(
      'GET',
      `/api/directory/providers/${me.publicId}/availability?date=${date}`,
      after ? { after } : {},
    )
  ).body.answer

const [from, to] = ['2027-08-02', '2027-08-15']

test('days are blocked, booked and freed, and nobody else reads why', async () => {
  const me = await world.newPlanner()
  expect(await calendarOf(me, me.position)).toMatchObject({ entries: [], elsewhere: [], feeds: [], calendarUrl: null })
  const blocked = await post(me, 'availability/blocks', { from, to, label: ' Vacances ' })
  const booked = await post(me, 'availability/bookings', { day: '2027-06-19', label: 'Mariage de Zoé' })
  const freed = await post(me, 'availability/free', { from: '2027-08-05', to: '2027-08-06' })
  expect([blocked.status, booked.status, freed.status]).toEqual([200, 200, 200])
  const calendar = await calendarOf(me, freed.position)
  expect(calendar.today).toMatch(/^20\d\d-\d\d-\d\d$/)
  expect(calendar.entries).toEqual([
    {
      id: blocked.body.id,
      kind: 'blocked',
      label: 'Vacances',
      requestId: null,
      ranges: [
        { from, to: '2027-08-04' },
        { from: '2027-08-07', to },
      ],
    },
    {
      id: booked.body.id,
      kind: 'booked',
      label: 'Mariage de Zoé',
      requestId: null,
      ranges: [{ from: '2027-06-19', to: '2027-06-19' }],
    },
  ])
  expect(await on(me, '2027-06-19', freed.position)).toBe('unavailable')
  expect(await on(me, '2027-08-05', freed.position)).toBe('free')
  expect(await on(me, '2027-08-15', freed.position)).toBe('unavailable')
  expect(await on(me, '2020-08-15')).toBe('past')

  const gone = await remove(me, `availability/entries/${blocked.body.id}`)
  expect(await on(me, '2027-08-15', gone.position)).toBe('free')
  expect(await remove(me, `availability/entries/${blocked.body.id}`)).toMatchObject({
    status: 404,
    body: { code: 'calendar_entry_not_found' },
  })
})

test('the same call twice under one key makes one entry', async () => {
  const me = await world.newPlanner()
  const once = await post(me, 'availability/blocks', { from, to, label: '' }, { key: 'c4a1b1a0-0000-4000-8000-000000000001' })
  const again = await post(me, 'availability/blocks', { from, to, label: '' }, { key: 'c4a1b1a0-0000-4000-8000-000000000001' })
  expect(again.body.id).toBe(once.body.id)
  expect((await calendarOf(me, again.position)).entries).toHaveLength(1)
})

test('a booking is for a request that was unlocked, and for nobody else’s', async () => {
  const [me, other] = [await world.newPlanner(), await world.newPlanner()]
  const request = await world.sent(me)
  const theirs = await world.sent(other)
  await world.product.call('POST', requestUrl(theirs.id, '/unlock'), { token: other.token })
  const book = (requestId: string) => post(me, 'availability/bookings', { day: '2027-06-19', requestId })
  expect(await book(theirs.id)).toMatchObject({ status: 409, body: { code: 'request_not_unlocked' } })
  expect(await book(request.id)).toMatchObject({ status: 409, body: { code: 'request_not_unlocked' } })
  await world.product.call('POST', requestUrl(request.id, '/unlock'), { token: me.token })
  const booked = await book(request.id)
  expect(booked.status).toBe(200)
  const again = await book(request.id)
  expect(again).toMatchObject({ status: 200, body: { id: booked.body.id } })
  expect((await calendarOf(me, again.position)).entries).toMatchObject([{ kind: 'booked', requestId: request.id }])
})

describe('an invalid change', () => {
  test('is refused in the caller’s language, at its field', async () => {
    const me = await world.newPlanner()
    const past = await post(me, 'availability/blocks?locale=de-DE', { from: '2020-01-01', to: '2020-01-02', label: '' })
    expect(past).toMatchObject({
      status: 400,
      body: { code: 'day_past', detail: 'Dieser Tag ist schon vorbei.', errors: [{ field: 'from' }] },
    })
    const backwards = await post(me, 'availability/free', { from: to, to: from })
    expect(backwards).toMatchObject({ status: 400, body: { code: 'days_not_in_order' } })
    const long = await post(me, 'availability/blocks', { from, to: addDays(from, 366), label: '' })
    expect(long).toMatchObject({ status: 400, body: { code: 'too_many_days' } })
    const far = await post(me, 'availability/blocks', { from: '2099-01-01', to: '2099-01-01', label: '' })
    expect(far).toMatchObject({ status: 400, body: { code: 'too_far_ahead' } })
    expect((await post(me, 'availability/blocks', { from: '2027-02-30', to: '2027-03-01', label: '' })).status).toBe(400)
    expect((await post(me, 'availability/blocks', { from, to, label: 'x'.repeat(101) })).status).toBe(400)
  })

  test('the same entry twice is refused', async () => {
    const me = await world.newPlanner()
    await post(me, 'availability/bookings', { day: from, label: '' })
    await post(me, 'availability/blocks', { from, to, label: '' })
    expect(await post(me, 'availability/bookings', { day: from, label: '' })).toMatchObject({
      status: 409,
      body: { code: 'day_already_booked' },
    })
    expect(await post(me, 'availability/blocks', { from, to, label: '' })).toMatchObject({
      status: 409,
      body: { code: 'days_already_blocked' },
    })
  })
})

describe('what couples see of it', () => {
  test('a search marks who is not available on the project’s date and hides nobody, and a suggestion leaves it out', async () => {
    const [free, busy] = [await world.newPlanner(), await world.newPlanner()]
    const { token } = world.couple
    const { wizardProject } = await import('../../../../../tests/setup/wizardProject.ts')
    const project = wizardProject()
    const saved = await world.product.call<{ projectId: string }>('POST', '/api/project/save-project', { body: project, token })
    const projects = await world.product.call<{ projects: readonly { id: string; eventDate: string }[] }>('GET', '/api/project/projects', {
      token,
      after: saved.position ?? '',
    })
    const day = projects.body.projects.find(({ id }) => id === saved.body.projectId)?.eventDate ?? ''
    expect(day).toMatch(/^\d{4}-/)
    const booked = await post(busy, 'availability/bookings', { day, label: '' })
    const body = { project: saved.body.projectId, searchValue: 'Fontaine' }
    const found = await world.product.call<{ prestataires: readonly { id: string; unavailable: boolean }[] }>(
      'POST',
      '/api/project/more-prestataires',
      { body, token, after: booked.position ?? '' },
    )
    const marks = new Map(found.body.prestataires.map(({ id, unavailable }) => [id, unavailable]))
    expect([marks.get(free.id), marks.get(busy.id)]).toEqual([false, true])

    const suggested = await world.product.call<{ prestataires: readonly { id: string }[] }>('POST', '/api/project/prestataires', {
      body: { project: saved.body.projectId },
      token,
      after: booked.position ?? '',
    })
    expect(suggested.body.prestataires.length).toBeGreaterThan(0)
    expect(suggested.body.prestataires.map(({ id }) => id)).not.toContain(busy.id)

    const chosen = await world.product.call<{ prestataires: readonly { id: string; unavailable: boolean }[] }>(
      'POST',
      '/api/project/prestataires',
      { body: { project: saved.body.projectId, prestataire: busy.id }, token, after: booked.position ?? '' },
    )
    expect(chosen.body.prestataires[0]).toMatchObject({ id: busy.id, unavailable: true })
  })

  test('nobody reads a whole calendar by asking for every day', async () => {
    const me = await world.newPlanner()
    const asked = []
    for (let day = 0; day < 62; day++) {
      const date = addDays('2027-01-01', day)
      const url = `/api/directory/providers/${me.publicId}/availability?date=${date}`
      asked.push((await world.product.call('GET', url, { after: me.position, headers: { 'x-forwarded-for': '198.51.100.7' } })).status)
    }
    expect(asked).toContain(200)
    expect(asked.at(-1)).toBe(429)
  })

  test('refuses a provider that is not public, and an invalid date', async () => {
    const me = await world.newPlanner()
    const ask = (id: string, date: string) => world.product.call('GET', `/api/directory/providers/${id}/availability?date=${date}`)
    expect((await ask('nobody', '2027-06-19')).status).toBe(404)
    expect((await ask(me.publicId, '2027-06-31')).status).toBe(400)
  })
})

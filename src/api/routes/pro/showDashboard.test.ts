import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { weddingDetails } from '../../../../tests/setup/sampleEvents.ts'
import { perform, signedInCouple, signedInPlanner, type TestCouple, type TestPlanner } from '../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../tests/setup/testProduct.ts'
import { account, accountStream } from '../../../domain/account/account.ts'
import { correctCredits } from '../../../domain/account/correctCredits.ts'
import { grantPremium } from '../../../domain/account/grantPremium.ts'
import { blockDays } from '../../../domain/availability/blockDays.ts'
import { defineCommand } from '../../../domain/command.ts'
import type { ProviderId, RequestId } from '../../../domain/ids.ts'
import { addPhoto } from '../../../domain/provider/addPhoto.ts'
import { approveProvider } from '../../../domain/provider/approveProvider.ts'
import { rejectProvider } from '../../../domain/provider/rejectProvider.ts'
import { openRequest } from '../../../domain/request/openRequest.ts'
import type { Dashboard } from '../../schemas/pro/dashboardSchemas.ts'

const now = new Date('2026-11-10T11:00:00Z')
const lisbon = { city: 'Lisboa', zipCode: '', country: 'PT', latitude: 38.72, longitude: -9.14 } as const
let product: TestProduct
let couple: TestCouple
beforeAll(async () => {
  product = await startTestProduct({ now: () => now })
  couple = await signedInCouple(product)
})
afterAll(() => product.close())

async function received({ id: providerId }: TestPlanner, receivedAt: string): Promise<{ id: RequestId; position: string }> {
  const id = randomUUID() as RequestId
  const ids = { requestId: id, projectId: randomUUID() as never, providerId, coupleId: couple.id }
  return { id, position: await perform(product, openRequest, { ...ids, ...weddingDetails, message: 'Bonjour', receivedAt }) }
}

/** The end of a subscription that was not renewed. */
const endPremium = defineCommand(account)({
  name: 'endPremium',
  stream: ({ providerId }: { readonly providerId: ProviderId }) => accountStream(providerId),
  decide: ({ providerId }) => [{ type: 'SubscriptionEnded', data: { providerId, endedAt: now.toISOString() } }],
})

async function dashboardOf({ token }: TestPlanner, after: string): Promise<Dashboard> {
  const { status, body, text } = await product.call<Dashboard>('GET', '/api/pro/dashboard', { token, after })
  if (status !== 200) throw new Error(text)
  return body
}

const receivedIn = ({ periods }: Dashboard) => periods.map(({ days, received: count, before }) => [days, count, before.received])

describe('the periods', () => {
  test('are days of the provider’s time zone, also over a change of the clocks, beside those before', async () => {
    const planner = await signedInPlanner(product)
    // In Lyon: 00:30 today, 23:30 yesterday; the first and the last minute of each boundary. The clocks went back on 25 October.
    await received(planner, '2026-11-09T23:30:00.000Z')
    await received(planner, '2026-11-09T22:30:00.000Z')
    await received(planner, '2026-11-03T23:00:00.000Z')
    await received(planner, '2026-11-03T22:59:00.000Z')
    await received(planner, '2026-10-11T22:00:00.000Z')
    await received(planner, '2026-10-11T21:59:00.000Z')
    await received(planner, '2026-09-11T22:00:00.000Z')
    const { position } = await received(planner, '2026-09-11T21:59:00.000Z')
    const dashboard = await dashboardOf(planner, position)
    expect(receivedIn(dashboard)).toEqual([
      [1, 1, 1],
      [7, 3, 1],
      [30, 5, 2],
    ])
    expect(dashboard.received).toHaveLength(30)
    expect(dashboard.received.at(0)).toEqual({ day: '2026-10-12', count: 1 })
    expect(dashboard.received.at(-2)).toEqual({ day: '2026-11-09', count: 1 })
    expect(dashboard.received.at(-1)).toEqual({ day: '2026-11-10', count: 1 })
  })

  test('begin an hour later in Lisbon', async () => {
    const planner = await signedInPlanner(product, { company: { place: lisbon } })
    const { position } = await received(planner, '2026-11-09T23:30:00.000Z')
    expect(receivedIn(await dashboardOf(planner, position))).toEqual([
      [1, 0, 1],
      [7, 1, 0],
      [30, 1, 0],
    ])
  })

  test('have the rates of all requests received in them, and none without a request', async () => {
    const planner = await signedInPlanner(product)
    const credited = await perform(product, correctCredits, { providerId: planner.id, credits: 1, reason: 'Geste commercial' })
    const [unlocked, rejected, seen] = [
      await received(planner, '2026-11-10T08:00:00.000Z'),
      await received(planner, '2026-11-10T08:00:00.000Z'),
      await received(planner, '2026-11-10T08:00:00.000Z'),
      await received(planner, '2026-11-10T08:00:00.000Z'),
    ]
    const { token } = planner
    await product.call('POST', `/api/pro/requests/${seen.id}/seen`, { token, after: credited })
    await product.call('POST', `/api/pro/requests/${unlocked.id}/unlock`, { token })
    const { position } = await product.call('POST', `/api/pro/requests/${rejected.id}/reject`, { token, body: { reason: 'location' } })
    const [today] = (await dashboardOf(planner, position ?? '')).periods
    expect(today).toEqual({
      days: 1,
      received: 4,
      rates: { answer: 0.5, seen: 0.25, rejected: 0.25, unlocked: 0.25 },
      before: { received: 0, rates: { answer: null, seen: null, rejected: null, unlocked: null } },
    })
  })

  test('are the caller’s own', async () => {
    await received(await signedInPlanner(product), '2026-11-10T08:00:00.000Z')
    const other = await signedInPlanner(product)
    expect(receivedIn(await dashboardOf(other, other.position))).toEqual([
      [1, 0, 0],
      [7, 0, 0],
      [30, 0, 0],
    ])
  })
})

describe('what to do next', () => {
  const doneOf = ({ steps }: Dashboard) => steps.filter(({ isDone }) => isDone).map(({ name }) => name)

  test('is ticked by itself, from what was done', async () => {
    const planner = await signedInPlanner(product)
    const written = ['portrait', 'experience', 'benefits', 'service']
    expect(doneOf(await dashboardOf(planner, planner.position))).toEqual(['company', 'services', 'pricing', ...written, 'security'])
    const position = await perform(product, blockDays, {
      providerId: planner.id,
      entryId: randomUUID(),
      from: '2027-01-02',
      to: '2027-01-09',
      label: '',
    })
    const withCalendar = ['company', 'services', 'pricing', ...written, 'availability', 'security']
    expect(doneOf(await dashboardOf(planner, position))).toEqual(withCalendar)
    expect(doneOf(await dashboardOf(planner, await perform(product, grantPremium, { providerId: planner.id })))).toEqual([
      ...withCalendar,
      'subscription',
    ])
  })

  test('begins with what hides the profile, and with the credits that are left', async () => {
    const planner = await signedInPlanner(product, { approved: false })
    const notices = async (after: string) => (await dashboardOf(planner, after)).notices
    // The welcome credit.
    await expect.poll(() => notices(planner.position)).toEqual(['in_moderation', 'last_credit'])
    const position = await perform(product, correctCredits, { providerId: planner.id, credits: -1, reason: 'Geste commercial' })
    expect(await notices(position)).toEqual(['in_moderation', 'no_credits'])
  })

  test('does not say that credits are used up before the first one came', async () => {
    const person = { kind: 'planner', firstname: 'Claire', lastname: 'Martin', phone: '+33478123456', locale: 'fr-FR', termsAccepted: true }
    const body = { ...person, email: `${randomUUID()}@atelier.photography`, password: 'Lumière-4-noces' }
    const registered = await product.call<{ token: string }>('POST', '/api/pro/register', { body })
    const after = registered.position === undefined ? {} : { after: registered.position }
    const { notices } = (await product.call<Dashboard>('GET', '/api/pro/dashboard', { token: registered.body.token, ...after })).body
    expect(notices).toEqual(['welcome_waits'])
  })

  test('says that the gallery is full, and that the plan hides a part of it', async () => {
    const planner = await signedInPlanner(product)
    const { id: providerId } = planner
    const add = () => perform(product, addPhoto, { providerId, photoId: randomUUID(), picture: 'scenes/abcdefgh', alt: 'Une table' })
    const aboutPhotos = async (after: string) => (await dashboardOf(planner, after)).notices.filter((notice) => notice.startsWith('photo'))
    for (let photos = 1; photos < 4; photos++) await add()
    expect(await aboutPhotos(await add())).toEqual([])
    expect(await aboutPhotos(await add())).toEqual(['photo_quota_reached'])
    await perform(product, grantPremium, { providerId })
    expect(await aboutPhotos(await add())).toEqual([])
    expect(await aboutPhotos(await perform(product, endPremium, { providerId }))).toEqual(['photos_hidden'])
  })

  test('says why the profile is rejected, until it is submitted again', async () => {
    const planner = await signedInPlanner(product)
    const shown = async (after: string) => {
      const { rejection, notices } = await dashboardOf(planner, after)
      return { rejection, aboutProfile: notices.filter((notice) => notice === 'in_moderation' || notice === 'submitted_again') }
    }
    expect(await shown(planner.position)).toEqual({ rejection: null, aboutProfile: [] })
    const rejection = { reason: 'copied_text', note: 'https://example.test/about' } as const
    const rejected = await perform(product, rejectProvider, { providerId: planner.id, ...rejection })
    expect(await shown(rejected)).toEqual({ rejection, aboutProfile: [] })
    const submit = () => product.call('POST', '/api/pro/profile/submit-again', { token: planner.token })
    const submitted = await submit()
    expect(submitted).toMatchObject({ status: 200, body: { moderation: 'in_progress' } })
    expect(await shown(submitted.position ?? '')).toEqual({ rejection: null, aboutProfile: ['submitted_again'] })
    // Another tab still shows the rejection.
    expect(await submit()).toMatchObject({ status: 200, body: { moderation: 'in_progress' } })
    const approved = await perform(product, approveProvider, { providerId: planner.id })
    expect(await shown(approved)).toEqual({ rejection: null, aboutProfile: [] })
    expect(await submit()).toMatchObject({ status: 200, body: { moderation: 'approved' } })
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { weddingDetails } from '../../../../../tests/setup/sampleEvents.ts'
import { perform, signedInCouple, signedInPlanner, type TestCouple, type TestPlanner } from '../../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'
import { grantPremium } from '../../../../domain/account/grantPremium.ts'
import { rejectRequest } from '../../../../domain/account/rejectRequest.ts'
import { unlockRequest } from '../../../../domain/account/unlockRequest.ts'
import type { RequestId } from '../../../../domain/ids.ts'
import { openRequest } from '../../../../domain/request/openRequest.ts'
import type { ViewKind, ViewSource } from '../../../../domain/views.ts'
import { countViews } from '../../../../operational/viewCounts.ts'
import type { Statistics } from '../../../schemas/pro/statisticsSchemas.ts'

const today = new Date('2026-11-10T11:00:00Z')
let at = today
let product: TestProduct
let couple: TestCouple
beforeAll(async () => {
  product = await startTestProduct({ now: () => at })
  couple = await signedInCouple(product)
})
afterAll(() => product.close())

const premium = ({ id: providerId }: TestPlanner) => perform(product, grantPremium, { providerId })

async function statisticsOf({ token }: TestPlanner, after: string): Promise<Statistics> {
  const { status, body, text } = await product.call<Statistics>('GET', '/api/pro/statistics', { token, after })
  if (status !== 200) throw new Error(text)
  return body
}

async function viewed({ id }: TestPlanner, time: string, source: ViewSource, views = 1, kind: ViewKind = 'profile'): Promise<void> {
  const view = { providerId: id, country: 'FR', kind, source } as const
  const visits = Array.from({ length: views }, () => ({ ...view, visitor: randomUUID() }))
  await countViews(product.backend.database, visits, new Date(time))
}

/** A request that is received, and answered some minutes later. */
async function answered({ id: providerId }: TestPlanner, receivedAt: string, minutes: number, how: 'unlock' | 'reject'): Promise<string> {
  const requestId = randomUUID() as RequestId
  const ids = { requestId, projectId: randomUUID() as never, providerId, coupleId: couple.id }
  await perform(product, openRequest, { ...ids, ...weddingDetails, message: 'Bonjour', receivedAt })
  at = new Date(Date.parse(receivedAt) + minutes * 60_000)
  const position =
    how === 'unlock'
      ? await perform(product, unlockRequest, { providerId, requestId })
      : await perform(product, rejectRequest, { providerId, requestId, reason: 'location', note: '' })
  at = today
  return position
}

test('without Premium there are the rates, and nothing of the views and times that were counted', async () => {
  const planner = await signedInPlanner(product)
  await viewed(planner, '2026-11-10T08:00:00Z', 'directory', 731)
  await viewed(planner, '2026-11-10T08:00:00Z', 'directory', 613, 'photos')
  const position = await answered(planner, '2026-11-10T08:00:00.000Z', 947, 'reject')
  const { text, body } = await product.call<Statistics>('GET', '/api/pro/statistics', { token: planner.token, after: position })
  expect(body.premium).toBeNull()
  expect(body.periods[0]).toMatchObject({ days: 1, received: 1, rates: { answer: 1, rejected: 1 } })
  expect(text).not.toMatch(/731|613|947|directory|photos|median/)
  // The same counters are there once Premium begins.
  expect((await statisticsOf(planner, await premium(planner))).premium?.views[0]?.periods[0]).toMatchObject({ days: 1, views: 731 })
})

test('views have a day, a source and the period before, by days where the provider is', async () => {
  const planner = await signedInPlanner(product)
  const position = await premium(planner)
  await viewed(planner, '2026-11-10T08:00:00Z', 'directory', 3)
  // In Lyon that is today: half past midnight.
  await viewed(planner, '2026-11-09T23:30:00Z', 'external')
  await viewed(planner, '2026-11-09T22:30:00Z', 'directory', 2)
  await viewed(planner, '2026-11-04T12:00:00Z', 'search')
  await viewed(planner, '2026-11-03T12:00:00Z', 'search', 4)
  await viewed(planner, '2026-10-12T12:00:00Z', 'direct', 5)
  await viewed(planner, '2026-10-11T12:00:00Z', 'direct', 6)
  await viewed(planner, '2026-09-12T12:00:00Z', 'direct', 7)
  await viewed(planner, '2026-09-11T12:00:00Z', 'direct', 8)
  const [profile, ...others] = (await statisticsOf(planner, position)).premium?.views ?? []
  expect(others.map(({ kind, periods }) => [kind, ...periods.map(({ views }) => views)])).toEqual([
    ['photos', 0, 0, 0],
    ['videos', 0, 0, 0],
    ['portfolio', 0, 0, 0],
  ])
  expect(profile?.kind).toBe('profile')
  expect(profile?.periods.map(({ days, views, before }) => [days, views, before])).toEqual([
    [1, 4, 2],
    [7, 7, 4],
    [30, 16, 13],
  ])
  expect(profile?.periods[1]?.sources).toEqual([
    { source: 'directory', views: 5, before: 0 },
    { source: 'search', views: 1, before: 4 },
    { source: 'external', views: 1, before: 0 },
  ])
  expect(profile?.byDay).toHaveLength(30)
  expect(profile?.byDay.filter(({ count }) => count > 0)).toEqual([
    { day: '2026-10-12', count: 5 },
    { day: '2026-11-03', count: 4 },
    { day: '2026-11-04', count: 1 },
    { day: '2026-11-09', count: 2 },
    { day: '2026-11-10', count: 4 },
  ])
})

test('photographs opened and videos played are counted beside the views of the page', async () => {
  const planner = await signedInPlanner(product)
  const position = await premium(planner)
  await viewed(planner, '2026-11-10T08:00:00Z', 'directory', 3)
  await viewed(planner, '2026-11-10T08:00:00Z', 'directory', 2, 'photos')
  await viewed(planner, '2026-11-09T08:00:00Z', 'search', 1, 'videos')
  const views = (await statisticsOf(planner, position)).premium?.views ?? []
  expect(views.map(({ kind, periods }) => [kind, periods.map((period) => period.views)])).toEqual([
    ['profile', [3, 3, 3]],
    ['photos', [2, 2, 2]],
    ['videos', [0, 1, 1]],
    ['portfolio', [0, 0, 0]],
  ])
})

test('the time to answer is the median of unlocks and rejections, without requests that nobody answered', async () => {
  const planner = await signedInPlanner(product)
  await premium(planner)
  await answered(planner, '2026-11-09T08:00:00.000Z', 10, 'unlock')
  await answered(planner, '2026-11-08T08:00:00.000Z', 30, 'reject')
  await answered(planner, '2026-11-07T08:00:00.000Z', 600, 'reject')
  await answered(planner, '2026-11-02T08:00:00.000Z', 120, 'unlock')
  const open = { requestId: randomUUID() as RequestId, projectId: randomUUID() as never, providerId: planner.id, coupleId: couple.id }
  const position = await perform(product, openRequest, {
    ...open,
    ...weddingDetails,
    message: 'Bonjour',
    receivedAt: '2026-11-09T09:00:00.000Z',
  })
  expect((await statisticsOf(planner, position)).premium?.answers).toEqual([
    { days: 1, answered: 0, medianMinutes: null, before: { answered: 1, medianMinutes: 10 } },
    { days: 7, answered: 3, medianMinutes: 30, before: { answered: 1, medianMinutes: 120 } },
    { days: 30, answered: 4, medianMinutes: 75, before: { answered: 0, medianMinutes: null } },
  ])
})

test('statistics are the caller’s own', async () => {
  const [planner, other] = [await signedInPlanner(product), await signedInPlanner(product)]
  await viewed(planner, '2026-11-10T08:00:00Z', 'directory')
  const [profile] = (await statisticsOf(other, await premium(other))).premium?.views ?? []
  expect(profile?.periods.map(({ views }) => views)).toEqual([0, 0, 0])
})

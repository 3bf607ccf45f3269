import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiRoutes } from '../../scripts/permissions/permissionsPage.ts'
import type { DeclaredRoute } from '../../src/api/plugins/permissions.ts'
import type { Route } from '../../src/api/route.ts'
import type { CallToMake } from '../permissions/callCase.ts'
import { callCases } from '../permissions/callCases.ts'
import { makeCall, nameOf, plainCallerOf, type RawAnswer } from '../permissions/callRoute.ts'
import { openPermissionWorld } from '../permissions/world.ts'
import { listening } from '../setup/httpCalls.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'
import { newerReleaseWritesEverywhere } from './newerRelease.ts'

/** A handler that does not expect events of a newer release. */
const brokenRoute: Route = (api) => {
  api.get('/api/planted', { config: { access: { as: 'visitor' } } }, () => Promise.reject(new Error('an unknown event')))
}

/** The release that is being replaced: it runs while a newer one writes to the same log. */
let product: TestProduct
let origin: string
let answers: ReadonlyMap<DeclaredRoute, RawAnswer>
beforeAll(async () => {
  const environment = { RULES: JSON.stringify({ openProjectsPerCouple: 1_000, limits: { newProjectsPerCouple: { max: 1_000 } } }) }
  product = await startTestProduct({ environment, furtherRoutes: () => [brokenRoute] })
  origin = await listening(product)
  const world = await openPermissionWorld(product)
  const calls = new Map<DeclaredRoute, CallToMake>()
  for (const route of apiRoutes(product.app?.declaredRoutes ?? [])) {
    const identity = plainCallerOf(route)
    const call = await callCases[nameOf(route)]?.call(world, identity, 'own')
    const token = call?.token ?? (await world.tokenOf(identity))
    if (call) calls.set(route, { ...call, ...(token && { token }) })
  }
  await newerReleaseWritesEverywhere(product)
  const found = new Map<DeclaredRoute, RawAnswer>()
  for (const [route, call] of calls) found.set(route, await makeCall(origin, route.method, call, call.token))
  answers = found
})
afterAll(() => product.close())

const failed = ({ status, code }: RawAnswer) => status >= 500 && !(status === 503 && code === 'try_again')

test('every route answers normally or with 503 when every stream has an unknown event', () => {
  expect(answers.size).toBe(Object.keys(callCases).length)
  const failures = [...answers].filter(([, answer]) => failed(answer))
  expect(failures.map(([route, { status, code }]) => `${nameOf(route)}: ${status} ${code ?? ''}`)).toEqual([])
})

test('more than ten commands answer 503, so the unknown events were read', () => {
  const asked = [...answers].filter(([, { status }]) => status === 503).map(([{ method }]) => method)
  expect(asked.length).toBeGreaterThan(10)
})

test('reports a route that answers 500', async () => {
  expect(failed(await makeCall(origin, 'GET', { path: '/api/planted' }, undefined))).toBe(true)
})

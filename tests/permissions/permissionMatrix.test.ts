import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { apiRoutes, permissionsPage } from '../../scripts/permissions/permissionsPage.ts'
import type { DeclaredRoute } from '../../src/api/plugins/permissions.ts'
import type { Route } from '../../src/api/route.ts'
import { coupleRoutes } from '../../src/api/routes/couple/coupleRoutes.ts'
import { ProjectId } from '../../src/domain/ids.ts'
import { project, projectStream } from '../../src/domain/project/project.ts'
import { listening } from '../setup/httpCalls.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'
import type { CallCase } from './callCase.ts'
import { callCases } from './callCases.ts'
import { gapsOf, makeCall, nameOf, plainCallerOf, violationsOf } from './callRoute.ts'
import type { ApiDocument } from './idsInBody.ts'
import { openPermissionWorld, type PermissionWorld } from './world.ts'

const planted = '/api/planted/projects/:id'

/** A route that declares project ownership and then shows the project to every couple. */
const forgetfulRoute: Route = (api, { commands }) => {
  api.get(
    planted,
    { config: { access: { as: 'couple', owns: 'project' } }, schema: { params: z.object({ id: ProjectId }) } },
    async (request) => {
      const { state } = await commands.load(project, projectStream(request.params.id))
      return { coupleId: state.coupleId }
    },
  )
}

/** The time limit for all calls of one route. */
const patience = { timeout: 600_000 }
const routeNames = Object.keys(callCases)

let product: TestProduct
let origin: string
let world: PermissionWorld
let declared: readonly DeclaredRoute[]
let routes: readonly DeclaredRoute[]
let document: ApiDocument
beforeAll(async () => {
  // Two couples have more projects here than the limit allows.
  const environment = {
    RULES: JSON.stringify({
      openProjectsPerCouple: 1_000,
      freePlan: { portfolios: 1_000 },
      limits: { newProjectsPerCouple: { max: 1_000 } },
    }),
  }
  product = await startTestProduct({ environment, furtherRoutes: () => [forgetfulRoute] })
  origin = await listening(product)
  world = await openPermissionWorld(product)
  if (!product.app) throw new Error('this product has no API')
  declared = product.app.declaredRoutes.filter(({ path }) => path !== planted)
  routes = apiRoutes(declared)
  document = product.app.swagger()
})
afterAll(() => product.close())

const routeOf = (name: string): DeclaredRoute => {
  const found = routes.find((route) => nameOf(route) === name)
  if (!found) throw new Error(`there is no ${name}`)
  return found
}
const caseOf = (name: string): CallCase => {
  const found = callCases[name]
  if (!found) throw new Error(`nothing says how ${name} is called`)
  return found
}

it('docs/permissions.md matches the declarations of the routes; `npm run permissions` writes it', () => {
  expect(readFileSync(new URL('../../docs/permissions.md', import.meta.url), 'utf8')).toBe(permissionsPage(declared))
})

it('has a call for every route, with the owner of every named object', () => {
  expect(gapsOf(routes, callCases, document)).toEqual([])
  expect(routes.length).toBeGreaterThan(coupleRoutes.length)
})

it('allows everybody to access pages, files and the sandbox', () => {
  const others = declared.filter((route) => !routes.includes(route) && route.method !== 'HEAD')
  expect(others.filter(({ access }) => access.as !== 'visitor')).toEqual([])
})

describe('answers every identity as declared', () => {
  it.each(routeNames)('%s', patience, async (name) => {
    expect(await violationsOf(routeOf(name), caseOf(name), world, origin)).toEqual([])
  })
})

describe('refuses a different call under the same key', () => {
  const changing = routeNames.filter((name) => !name.startsWith('GET ') && !/\/(more-)?prestataires$/.test(name))

  it.each(changing)('%s', patience, async (name) => {
    const route = routeOf(name)
    const { method } = route
    const identity = plainCallerOf(route)
    const call = await caseOf(name).call(world, identity, 'own')
    const [token, key] = [call.token ?? (await world.tokenOf(identity)), randomUUID()]
    await makeCall(origin, method, call, token, key)
    const other = { ...call, path: `${call.path}?other=1` }
    expect(await makeCall(origin, method, other, token, key)).toEqual({ status: 422, code: 'idempotency_key_reused' })
  })

  it('covers every route that changes something', () => {
    expect(changing).toEqual(routeNames.filter((name) => routeOf(name).method !== 'GET' && !routeOf(name).onlyReads))
  })
})

describe('a planted mistake', () => {
  const plantedRoute: DeclaredRoute = {
    method: 'GET',
    path: planted,
    access: { as: 'couple', owns: 'project' },
    onlyReads: true,
    summary: undefined,
  }
  const plantedCase: CallCase = {
    names: 'owned',
    call: async (worldOfTest, identity, whose) => ({ path: planted.replace(':id', await worldOfTest.project(identity, whose)) }),
  }

  it('is detected when a handler does not check the owner of a project', patience, async () => {
    const caught = await violationsOf(plantedRoute, plantedCase, world, origin)
    expect(caught).toEqual(
      ['couple', 'other couple', 'impersonator of the couple'].map((identity) =>
        expect.stringMatching(new RegExp(`^${identity}, foreign: declared 404, answered 200`)),
      ),
    )
  })

  it('is detected when a declaration changes and the page does not', () => {
    const changed = declared.map((route) => (route.path === '/api/pro/credits' ? { ...route, access: { as: 'visitor' } as const } : route))
    expect(permissionsPage(changed)).not.toBe(permissionsPage(declared))
  })

  it('is detected when a route admits too many identities', patience, async () => {
    const narrower: DeclaredRoute = { ...routeOf('GET /api/project/me'), access: { as: 'provider' } }
    expect(await violationsOf(narrower, caseOf('GET /api/project/me'), world, origin)).toHaveLength(4)
  })

  it('is detected when a route has no case, or its owner is missing', () => {
    const name = nameOf(plantedRoute)
    expect(gapsOf([plantedRoute], {}, {})).toEqual([expect.stringContaining('nothing says how it is called')])
    expect(gapsOf([plantedRoute], { [name]: { ...plantedCase, names: 'nothing' } }, {})).toHaveLength(1)
    expect(gapsOf([{ ...plantedRoute, access: { as: 'couple' } }], { [name]: plantedCase }, {})).toHaveLength(1)
    expect(gapsOf([], { [name]: plantedCase }, {})).toEqual([expect.stringContaining('there is no such route')])
  })

  it('is detected when a body names an object without an owner', () => {
    const changing: DeclaredRoute = {
      method: 'PUT',
      path: planted,
      access: { as: 'couple', owns: 'project' },
      onlyReads: false,
      summary: undefined,
    }
    const name = nameOf(changing)
    const id = { anyOf: [{ type: 'string', format: 'uuid' }, { type: 'null' }] }
    const schema = { properties: { note: { type: 'string' }, photos: { items: { properties: { photoId: id } } } } }
    const paths = { '/api/planted/projects/{id}': { put: { requestBody: { content: { 'application/json': { schema } } } } } }
    const caught = (over: Partial<CallCase>, of = changing) => gapsOf([of], { [name]: { ...plantedCase, ...over } }, { paths })
    expect(caught({})).toEqual([`${name}: nothing says whose photoId is`])
    expect(caught({ idsInBody: { photoId: 'public', albumId: 'public' } })).toEqual([`${name}: its body has no id albumId`])
    const ownerless = { ...changing, access: { as: 'couple' } } as const
    expect(caught({ names: 'public', idsInBody: { photoId: 'owned' } }, ownerless)).toEqual([
      `${name}: it is called with nothing that somebody else owns`,
    ])
    expect(caught({ idsInBody: { photoId: 'owned' } })).toEqual([])
    expect(gapsOf([changing], { [name]: plantedCase }, {})).toEqual([`${name}: no document says what its body holds`])
  })

  it('is detected when the cited test of a refusal does not exist', () => {
    const cited = Object.values(callCases).flatMap(({ idsInBody = {} }) =>
      Object.values(idsInBody).flatMap((whose) => (typeof whose === 'object' ? [whose.refusedIn] : [])),
    )
    expect(cited).toHaveLength(5)
    expect(cited.filter((file) => !existsSync(new URL(`../../${file}`, import.meta.url)))).toEqual([])
  })
})

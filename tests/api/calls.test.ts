import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Route } from '../../src/api/route.ts'
import { coupleRoutes } from '../../src/api/routes/couple/coupleRoutes.ts'
import { proRoutes } from '../../src/api/routes/pro/proRoutes.ts'
import { picturesRoute } from '../../src/api/routes/public/pictures.ts'
import { publicRoutes } from '../../src/api/routes/public/publicRoutes.ts'
import type { Call } from '../../src/api/schemas/call.ts'
import { coupleCalls } from '../../src/api/schemas/couple/coupleCalls.ts'
import { proCalls } from '../../src/api/schemas/pro/proCalls.ts'
import { publicCalls } from '../../src/api/schemas/publicCalls.ts'
import { defaultPublicRules } from '../../src/domain/publicRules.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'

interface Registered {
  readonly params?: z.ZodType
  readonly querystring?: z.ZodType
  readonly body?: z.ZodType
  readonly response?: Readonly<Record<string, z.ZodType>>
}

/** Streams and documents, which the typed client does not read. */
const untyped = new Set([
  'GET /api/calendars/:providerId/:file',
  'GET /api/events',
  'GET /api/openapi.json',
  'GET /api/pro/credit-entries/export.csv',
  'GET /api/pro/events',
  'GET /api/pro/invoices/:id/file',
  'GET /api/pro/requests/export.csv',
  'POST /api/stripe/webhook',
])

const again = '/again'
const registered = new Map<string, Registered>()
/**
 * Registers every route again under a prefix, to collect its schema. The picture routes are skipped: they return no JSON, and can register
 * their metrics only once.
 */
const listeningRoutes: Route = (api, dependencies) => {
  void api.register(
    async (scope) => {
      scope.addHook('onRoute', ({ method, url, schema }) => {
        const path = url.slice(again.length)
        if (path.startsWith('/api/') && method !== 'HEAD') registered.set(`${String(method)} ${path}`, (schema ?? {}) as Registered)
      })
      const routes = [...coupleRoutes, ...proRoutes, ...publicRoutes].filter((route) => route !== picturesRoute)
      for (const route of routes) route(scope.withTypeProvider(), dependencies)
    },
    { prefix: again },
  )
}

const calls = new Map<string, Call>(
  [coupleCalls, proCalls, publicCalls].flatMap((side) =>
    Object.values<Call>(side).map((call) => [`${call.method} ${call.path}`, call] as const),
  ),
)

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ furtherRoutes: () => [listeningRoutes] })
})
afterAll(() => product.close())

const made = (schema: Call['body']) => (typeof schema === 'function' ? schema(defaultPublicRules) : schema)
const described = (schema: z.ZodType | undefined) => schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

describe('the declared calls', () => {
  it('are exactly the routes of the API', () => {
    const routes = [...registered.keys()].filter((route) => !untyped.has(route))
    expect(routes.toSorted()).toEqual([...calls.keys()].toSorted())
  })

  it('have the schemas that their routes use for validation and answers', () => {
    for (const [name, call] of calls) {
      const route = registered.get(name)
      expect(route?.params, `params of ${name}`).toBe(call.params)
      expect(described(route?.querystring), `query of ${name}`).toEqual(described(made(call.query)))
      expect(described(route?.body), `body of ${name}`).toEqual(described(made(call.body)))
      expect(Object.values(route?.response ?? {}), `answer of ${name}`).toEqual([call.response])
    }
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessToken, signedInCouple, signedInPlanner } from '../setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'

interface Operation {
  readonly method: string
  readonly path: string
  readonly takesBody: boolean
}

/** Invalid values of every kind. */
const bodies: readonly (readonly [what: string, payload: string])[] = [
  ['no JSON', '{"project": '],
  ['an array', '[]'],
  ['a text', '"hello"'],
  ['null', 'null'],
  [
    'numbers for everything',
    '{"phone":1,"code":2,"project":3,"prestataire":4,"message":5,"email":6,"selectedPrestataires":7,"reason":8,"page":"x"}',
  ],
  [
    'objects for everything',
    '{"phone":{},"code":{},"project":{},"prestataire":{},"message":{},"email":{},"selectedPrestataires":{},"reason":{}}',
  ],
  ['a poisoned prototype', '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}'],
  [
    'NUL characters',
    '{"phone":"\\u0000","project":"\\u0000","message":"a\\u0000b","email":"a\\u0000@b.fr","searchValue":"\\u0000","code":"\\u0000"}',
  ],
  ['half a character', '{"searchValue":"\\ud800","message":"\\udfff","project":"\\ud800"}'],
  ['long texts', `{"message":"${'x'.repeat(60_000)}","searchValue":"${'y '.repeat(20_000)}","phone":"${'9'.repeat(5_000)}"}`],
  ['deep nesting', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
]
const parameters = ['17', '%00', '..%2f..%2fetc', '%F0%28%8C%28', "'%20OR%201=1--", 'a'.repeat(500), '00000000-0000-7000-8000-000000000000']
const queries = [
  '?locale=%00',
  '?q=%00&country=%00',
  '?range=%5B1%2C0%5D&sort=x&filter=%7B',
  '?range=%5B-1%2C1e9%5D',
  '?locale[]=fr&q[]=a',
  `?q=${'%25'.repeat(300)}`,
]

describe('bad input', () => {
  let product: TestProduct
  let operations: readonly Operation[]
  let tokens: readonly (string | undefined)[]
  beforeAll(async () => {
    product = await startTestProduct()
    const { body } = await product.call<{ paths: Record<string, Record<string, { requestBody?: unknown }>> }>('GET', '/api/openapi.json')
    operations = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { requestBody }]) => ({
        method: method.toUpperCase(),
        path,
        takesBody: requestBody !== undefined,
      })),
    )
    const planner = await signedInPlanner(product)
    tokens = [
      undefined,
      (await signedInCouple(product)).token,
      planner.token,
      await accessToken(product, 'couple', crypto.randomUUID()),
      'no.jwt.atall',
    ]
  })
  afterAll(() => product.close())

  async function expectClear(operation: Operation, url: string, payload?: string, type = 'application/json') {
    for (const token of tokens) {
      const answer = await product.call<{ code?: string; detail?: string; success?: boolean; error?: string }>(operation.method, url, {
        ...(token === undefined ? {} : { token }),
        ...(payload === undefined ? {} : { body: payload, headers: { 'content-type': type } }),
      })
      const summary = `${operation.method} ${url.slice(0, 80)} ${payload?.slice(0, 60) ?? ''} → ${answer.status} ${answer.text.slice(0, 200)}`
      expect(answer.status, summary).toBeLessThan(500)
      if (answer.status >= 400) expect(answer.body, summary).toMatchObject({ code: expect.any(String), detail: expect.any(String) })
      expect(answer.text, summary).not.toMatch(/node_modules|\bat \/|SELECT |relation "|syntax error/)
    }
  }

  it('as a body gets a clear answer from every call', async () => {
    const withBodies = operations.filter((operation) => operation.method !== 'GET')
    expect(withBodies.length).toBeGreaterThan(15)
    for (const operation of withBodies) {
      const url = operation.path.replaceAll(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000')
      for (const [, payload] of bodies) await expectClear(operation, url, payload)
      await expectClear(operation, url, '{}', 'text/plain')
      await expectClear(operation, url, 'a=b', 'application/x-www-form-urlencoded')
    }
  })

  it('in an address gets a clear answer from every call', async () => {
    const streams = new Set(['/api/events', '/api/pro/events'])
    for (const operation of operations.filter(({ path }) => !streams.has(path))) {
      if (operation.path.includes('{')) {
        for (const parameter of parameters)
          await expectClear(operation, operation.path.replaceAll(/\{\w+\}/g, parameter), operation.takesBody ? '{}' : undefined)
      }
      if (operation.method === 'GET') {
        for (const query of queries) await expectClear(operation, operation.path.replaceAll(/\{\w+\}/g, '17') + query)
      }
    }
  })
})

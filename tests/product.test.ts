import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestProduct, type TestProduct } from './setup/testProduct.ts'

describe('the product as a whole', () => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startTestProduct()
  })
  afterAll(() => product.close())

  it('is ready when log, database, queue and every projection are', async () => {
    const ask = () => product.call<{ ok: boolean; parts: Record<string, { ok: boolean }> }>('GET', '/health/ready')
    // Each part is asked for two seconds, which a busy machine may take longer than.
    const { body } = await vi.waitFor(
      async () => {
        const answer = await ask()
        expect(answer.status).toBe(200)
        return answer
      },
      { timeout: 120_000 },
    )
    expect(Object.keys(body.parts)).toEqual(
      expect.arrayContaining(['log', 'database', 'queue', 'projection requestInbox', 'projection providerDirectory']),
    )
  })

  it('documents every call of the couple side by its schemas', async () => {
    const { body } = await product.call<{ paths: Record<string, unknown> }>('GET', '/api/openapi.json')
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining([
        '/api/project/check-phone',
        '/api/project/verify-phone',
        '/api/project/check-account',
        '/api/project/register',
        '/api/project/logout',
        '/api/project/me',
        '/api/project/projects',
        '/api/project/planners/{id}',
        '/api/directory/favorites',
        '/api/directory/favorites/{publicId}',
        '/api/project/event-types',
        '/api/project/service-types',
        '/api/project/ranges/guest',
        '/api/project/ranges/budget',
        '/api/project/ranges/planner-budget',
        '/api/project/planner-preferences',
        '/api/project/langues',
        '/api/project/prestataires',
        '/api/project/choose-prestataires',
        '/api/project/send-to-prestataire',
        '/api/project/more-prestataires',
        '/api/project/save-project',
        '/api/project/update-profile',
        '/api/token/refresh',
        '/api/cities',
        '/api/pro/requests/{id}/unlock',
      ]),
    )
  })

  it('shows the documentation as a page, and its metrics to this machine alone', async () => {
    expect((await product.call('GET', '/api/docs/')).text).toContain('swagger')
    expect((await product.call('GET', '/metrics')).text).toContain('follower_events_total')
    expect((await product.call('GET', '/metrics', { headers: { 'x-forwarded-for': '203.0.113.1' } })).status).toBe(404)
  })

  it.each([
    ['an unknown path', 'GET', '/nowhere', undefined, 404, 'not_found'],
    ['a wrong case', 'GET', '/API/project/me', undefined, 404, 'not_found'],
    ['a trailing slash', 'GET', '/api/project/me/', undefined, 404, 'not_found'],
    ['a key that is no UUID', 'POST', '/api/project/logout', 'one', 400, 'invalid_idempotency_key'],
    ['no session', 'GET', '/api/pro/requests', undefined, 401, 'unauthorized'],
    ['an id that is none', 'POST', '/api/pro/requests/17/unlock', undefined, 401, 'unauthorized'],
  ])('answers %s with a problem document', async (_case, method, url, key, status, code) => {
    const answer = await product.call(method, url, { key: key ?? null, token: 'none' })
    expect(answer).toMatchObject({ status, body: { code, status, requestId: expect.any(String), detail: expect.any(String) } })
    expect(answer.headers['content-type']).toContain('application/problem+json')
  })

  it('refuses state-changing calls from other sites', async () => {
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      expect(await product.call('POST', '/api/project/logout', { headers })).toMatchObject({
        status: 403,
        body: { code: 'cross_site_request' },
      })
    }
  })

  it('does not start with a route that does not declare who may call it', async () => {
    await expect(
      startTestProduct({
        furtherRoutes: () => [(api) => void api.get('/forgotten', async () => 'open to all')],
      }),
    ).rejects.toThrow('route GET /forgotten does not declare who may call it')
  })
})

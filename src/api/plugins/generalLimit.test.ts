import { expect, onTestFinished, test } from 'vitest'
import { startTestProduct } from '../../../tests/setup/testProduct.ts'

type Call = (url: string, headers?: Readonly<Record<string, string>>) => Promise<{ status: number; retryAfter: number; body: unknown }>

/** Calls of one address. The limit's minute does not end during the test. */
async function limitedTo(calls: number): Promise<Call> {
  const now = () => new Date('2026-11-10T11:00:00Z')
  const product = await startTestProduct({ now, environment: { CALLS_PER_MINUTE: String(calls) } })
  onTestFinished(() => product.close())
  const { app } = product
  if (!app) throw new Error('the product answers no calls')
  return async (url, headers = {}) => {
    const answer = await app.inject({ url, remoteAddress: '192.0.2.1', headers })
    return { status: answer.statusCode, retryAfter: Number(answer.headers['retry-after']), body: answer.json<unknown>() }
  }
}

test('answers 429 above the limit, in the caller’s language', async () => {
  const call = await limitedTo(1)
  await call('/api/openapi.json')
  for (const [language, detail] of [
    ['fr', 'Trop de demandes en peu de temps. Veuillez patienter un instant.'],
    ['en', 'Too many requests in a short time. Please wait a moment.'],
  ] as const) {
    const { status, retryAfter, body } = await call('/api/openapi.json', { 'accept-language': language })
    expect(status).toBe(429)
    expect(body).toMatchObject({ code: 'too_many_requests', detail })
    expect(retryAfter).toBeGreaterThan(0)
  }
})

test.each([
  ['without a valid token', '/api/pro/requests', { authorization: 'Bearer guessed' }, 401],
  ['to an unknown address', '/api/nowhere', {}, 404],
] as const)('calls %s count too', async (_which, url, headers, status) => {
  const call = await limitedTo(2)
  const answers = [await call(url, headers), await call(url, headers), await call(url, headers), await call('/api/openapi.json')]
  expect(answers.map((answer) => answer.status)).toEqual([status, status, 429, 429])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountStream } from '../../src/domain/account/account.ts'
import type { StreamName } from '../../src/domain/ids.ts'
import { providerStream } from '../../src/domain/provider/provider.ts'
import { requestStream } from '../../src/domain/request/request.ts'
import { newEvent } from '../setup/newEvent.ts'
import { plannerWithCredit, type RequestBody, requestUrl, type SentRequest, sendRequest } from '../setup/sentRequest.ts'
import { signedInCouple, type TestCouple, type TestPlanner } from '../setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'

/** The release that is being replaced: it runs while a newer one writes to the same log. */
let product: TestProduct
let couple: TestCouple
beforeAll(async () => {
  product = await startTestProduct()
  couple = await signedInCouple(product)
})
afterAll(() => product.close())

/** Events of a newer release: of an unknown type, or of a known one in a later version. */
async function newerRelease(stream: StreamName, type: string, version = 1): Promise<string> {
  const { sealedLog } = product.backend
  const events = await sealedLog.readStream(stream)
  const { position } = await sealedLog.append(stream, events.length - 1, [newEvent(type, { requestId: 'in another shape' }, version)])
  return position
}

async function sent(): Promise<{ readonly planner: TestPlanner; readonly request: SentRequest }> {
  const planner = await plannerWithCredit(product)
  return { planner, request: await sendRequest(product, couple, planner) }
}

const act = ({ token }: TestPlanner, { requestId, after }: SentRequest, verb: string) =>
  product.call<RequestBody>('POST', requestUrl(requestId, verb), { token, after, body: verb === '/reject' ? { reason: 'budget' } : {} })

test.each([
  ['an event of an unknown type', 'RequestStarred', 1],
  ['a known event in a later version', 'RequestSeen', 2],
])('answers 503 when a request’s stream has %s, and still shows the request', async (_what, type, version) => {
  const { planner, request } = await sent()
  const after = await newerRelease(requestStream(request.requestId), type, version)
  for (const verb of ['/seen', '/unlock', '/reject']) {
    const answer = await act(planner, request, verb)
    expect({ verb, status: answer.status, code: answer.body.code }).toEqual({ verb, status: 503, code: 'try_again' })
    expect(answer.headers['retry-after']).toBe('1')
  }
  const shown = await product.call<RequestBody>('GET', requestUrl(request.requestId), { token: planner.token, after })
  expect(shown).toMatchObject({ status: 200, body: { status: 'locked', seenAt: null } })
})

test('answers 503 when the account’s stream has an unknown event, and accepts commands on other streams', async () => {
  const { planner, request } = await sent()
  const after = await newerRelease(accountStream(planner.id), 'CreditsBought')
  expect((await act(planner, request, '/unlock')).status).toBe(503)
  expect((await act(planner, request, '/seen')).status).toBe(200)
  const credits = await product.call<{ balance: number }>('GET', '/api/pro/credits', { token: planner.token, after })
  expect(credits).toMatchObject({ status: 200, body: { balance: 1 } })
})

test('shows a public page although the provider’s stream has an unknown event', async () => {
  const { planner } = await sent()
  const after = await newerRelease(providerStream(planner.id), 'PortfolioPublished')
  const answer = await product.call('GET', `/api/project/planners/${planner.id}`, { token: couple.token, after })
  expect(answer.status).toBe(200)
})

test('answers a repeated command from the history, whatever was written after it', async () => {
  const { planner, request } = await sent()
  const url = requestUrl(request.requestId, '/unlock')
  const key = '0d4b2c52-6f0e-4a1e-9a0e-1f6ad7a9b001'
  const first = await product.call<RequestBody>('POST', url, { token: planner.token, after: request.after, key })
  await newerRelease(accountStream(planner.id), 'CreditsBought')
  const second = await product.call<RequestBody>('POST', url, { token: planner.token, key })
  expect({ status: second.status, body: second.body.status }).toEqual({ status: first.status, body: 'unlocked' })
})

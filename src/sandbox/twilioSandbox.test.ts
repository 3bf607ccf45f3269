import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/testDatabase.ts'
import { openSandboxMessages, type SandboxMessages } from './sandboxMessages.ts'
import { startTwilioSandbox, type TwilioSandbox } from './twilioSandbox.ts'

let database: TestDatabase
let messages: SandboxMessages
let twilio: TwilioSandbox

beforeAll(async () => {
  database = await createTestDatabase()
  messages = await openSandboxMessages(database.pool)
  twilio = await startTwilioSandbox(messages)
})
afterAll(async () => {
  await twilio.close()
  await database.drop()
})

interface Call {
  readonly path?: string
  readonly method?: string
  readonly auth?: string
  readonly form?: Readonly<Record<string, string>>
}

async function call({ path, method = 'POST', auth = `${twilio.accountSid}:${twilio.authToken}`, form = {} }: Call) {
  const response = await fetch(`${twilio.baseUrl}${path ?? `/2010-04-01/Accounts/${twilio.accountSid}/Messages.json`}`, {
    method,
    headers: { authorization: `Basic ${Buffer.from(auth).toString('base64')}` },
    ...(method === 'POST' ? { body: new URLSearchParams(form) } : {}),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const form = { To: '+33612345678', From: '+15005550006', Body: 'Ça va ?' }

test('answers as Twilio does', async () => {
  const { status, body } = await call({ form })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    account_sid: twilio.accountSid,
    api_version: '2010-04-01',
    body: 'Ça va ?',
    direction: 'outbound-api',
    error_code: null,
    from: '+15005550006',
    num_segments: '1',
    sid: expect.stringMatching(/^SM[0-9a-f]{32}$/) as string,
    status: 'queued',
    to: '+33612345678',
  })
  expect(body['uri']).toBe(`/2010-04-01/Accounts/${twilio.accountSid}/Messages/${String(body['sid'])}.json`)
})

test.each([
  [401, 20003, { auth: 'AC0:nobody', form }],
  [401, 20003, { auth: '', form }],
  [404, 20404, { path: '/2010-04-01/Accounts/AC0/Messages.json', form }],
  [404, 20404, { method: 'GET' }],
  [400, 21604, { form: { ...form, To: '' } }],
  [400, 21603, { form: { ...form, From: '' } }],
  [400, 21602, { form: { ...form, Body: '' } }],
  [400, 21617, { form: { ...form, Body: 'x'.repeat(1601) } }],
  [400, 21211, { form: { ...form, To: 'Zoë' } }],
  [400, 21212, { form: { ...form, From: '+15005550001' } }],
  [429, 20429, { form: { ...form, To: '+15005550020' } }],
])('%i %i', async (status, code, request: Call) => {
  const before = await messages.list()
  expect(await call(request)).toEqual({
    status,
    body: { code, status, message: expect.any(String) as string, more_info: `https://www.twilio.com/docs/errors/${code}` },
  })
  expect(await messages.list()).toEqual(before)
})

test('a body without end is not read to its end', async () => {
  const { status } = await call({ form: { ...form, Body: 'x'.repeat(100_000) } })
  expect(status).toBe(500)
})

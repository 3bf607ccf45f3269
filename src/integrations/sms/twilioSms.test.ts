import pTimeout from 'p-timeout'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/testDatabase.ts'
import { type Sandbox, startSandbox } from '../../sandbox/startSandbox.ts'
import { SendFailure } from '../sendFailure.ts'
import { createTwilioSms } from './twilioSms.ts'

let database: TestDatabase
let sandbox: Sandbox

beforeAll(async () => {
  database = await createTestDatabase()
  sandbox = await startSandbox({ pool: database.pool })
})
afterAll(async () => {
  await sandbox.close()
  await database.drop()
})
beforeEach(async () => {
  await database.pool.query('TRUNCATE sandbox.messages')
})

const to = '+33612345678'
const sms = (options: { readonly authToken?: string; readonly from?: string; readonly timeoutMs?: number } = {}) =>
  createTwilioSms({ ...sandbox.twilio, timeoutMs: 60_000, ...options })

async function failureOf(sending: Promise<unknown>): Promise<{ readonly code: string; readonly final: boolean }> {
  const failure: unknown = await sending.then(
    () => new Error('was sent'),
    (error: unknown) => error,
  )
  if (!(failure instanceof SendFailure)) throw new Error('no SendFailure', { cause: failure })
  return { code: failure.code, final: failure.final }
}

test('a text message arrives as it was written', async () => {
  const text = 'Votre code & « 100 % » : 123456 — déjà? +1=2\nfin'
  const { providerMessageId } = await sms().send({ to, text, validForSeconds: 600.7 })
  expect(await sandbox.messages.list()).toMatchObject([
    { channel: 'sms', to, from: sandbox.twilio.from, text, subject: null, html: null, reference: providerMessageId },
  ])
})

test('goes out by a messaging service when one is configured', async () => {
  await sms({ from: 'MG0123456789abcdef0123456789abcdef' }).send({ to, text: 'hello' })
  expect(await sandbox.messages.list()).toMatchObject([{ from: 'MG0123456789abcdef0123456789abcdef' }])
})

describe('final failures: the number cannot be reached', () => {
  test.each([
    ['+33755550001', 21211],
    ['+15005550002', 21612],
    ['+15005550003', 21408],
    ['+33755550004', 21610],
    ['+15005550009', 21614],
  ])('%s: %i', async (number, code) => {
    expect(await failureOf(sms().send({ to: number, text: 'hello' }))).toEqual({ code: `twilio ${code}`, final: true })
  })

  test.each(['0612345678', '+33612345678,+33687654321', '+336123456789012345', '', '+33612345678\r\nX: y', "+33' OR 1=1"])(
    'what is no number is not even sent: %j',
    async (number) => {
      expect(await failureOf(sms().send({ to: number, text: 'hello' }))).toEqual({ code: 'number is not E.164', final: true })
      expect(await sandbox.messages.list()).toEqual([])
    },
  )
})

describe('failures worth another attempt', () => {
  test('too many requests', async () => {
    expect(await failureOf(sms().send({ to: '+33755550020', text: 'hello' }))).toEqual({ code: 'twilio 20429', final: false })
  })

  test('a broken service, which then works again', async () => {
    const message = { to: '+33755550021', text: 'hello' }
    expect(await failureOf(sms().send(message))).toEqual({ code: 'twilio 20500', final: false })
    await sms().send(message)
    expect(await sandbox.messages.list()).toHaveLength(1)
  })

  test('a service that does not answer, given up after the timeout', async () => {
    const sent = failureOf(sms({ timeoutMs: 200 }).send({ to: '+33755550022', text: 'hello' }))
    // Timers of one process fire in order, however busy the machine is.
    expect(await pTimeout(sent, { milliseconds: 60_000 })).toEqual({ code: 'twilio ECONNABORTED', final: false })
  })

  test('a service that is not there', async () => {
    const gone = createTwilioSms({ ...sandbox.twilio, baseUrl: 'http://127.0.0.1:1' })
    expect(await failureOf(gone.send({ to, text: 'hello' }))).toEqual({ code: 'twilio ECONNREFUSED', final: false })
  })

  test('our own mistakes, which an operator can mend: credentials, sender', async () => {
    expect(await failureOf(sms({ authToken: 'wrong' }).send({ to, text: 'hello' }))).toEqual({ code: 'twilio 20003', final: false })
    expect(await failureOf(sms({ from: '+15005550007' }).send({ to, text: 'hello' }))).toEqual({ code: 'twilio 21606', final: false })
  })
})

test('an error names neither number nor text, also where logs look', async () => {
  const failure: unknown = await sms()
    .send({ to: '+33755550001', text: 'code 987654' })
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(SendFailure)
  const { message, stack, cause } = failure as SendFailure
  expect(`${message} ${stack} ${JSON.stringify(failure)}`).not.toMatch(/755550001|987654/)
  expect(cause).toBeUndefined()
})

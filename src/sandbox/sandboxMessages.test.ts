import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/testDatabase.ts'
import { messagesKept, type NewSandboxMessage, openSandboxMessages } from './sandboxMessages.ts'
import { startSandbox } from './startSandbox.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await openSandboxMessages(database.pool)
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.pool.query('TRUNCATE sandbox.messages')
})
afterEach(() => vi.unstubAllEnvs())

function sms(overrides: Partial<NewSandboxMessage> = {}): NewSandboxMessage {
  return {
    channel: 'sms',
    to: ['+33612345678'],
    from: 'planners',
    subject: null,
    text: 'hello',
    html: null,
    reference: 'SM1',
    ...overrides,
  }
}

test('lists newest first, by recipient, channel and time', async () => {
  const messages = await openSandboxMessages(database.pool)
  await messages.record(sms({ text: 'first' }))
  await messages.record(sms({ channel: 'mail', to: ['Zoe@example.test', 'b@example.test'], text: 'second', subject: 'S', html: '<p>' }))
  const [second] = await messages.list({ channel: 'mail' })
  const receivedAt = new Date(second?.receivedAt ?? 0)
  // Times are stored in milliseconds.
  await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(receivedAt.getTime())
  await messages.record(sms({ to: ['+33687654321'], text: 'third' }))
  const texts = async (filter?: Parameters<typeof messages.list>[0]) => (await messages.list(filter)).map(({ text }) => text)
  expect(await texts()).toEqual(['third', 'second', 'first'])
  expect(await texts({ limit: 1 })).toEqual(['third'])
  expect(await texts({ channel: 'sms' })).toEqual(['third', 'first'])
  expect(await texts({ to: '+33612345678' })).toEqual(['first'])
  expect(await texts({ to: 'zoe@EXAMPLE.test' })).toEqual(['second'])
  expect(await texts({ to: 'zoe' })).toEqual([])
  expect(await texts({ after: receivedAt })).toEqual(['third'])
})

test('survives a restart', async () => {
  await (await openSandboxMessages(database.pool)).record(sms())
  expect(await (await openSandboxMessages(database.pool)).list()).toHaveLength(1)
})

test('keeps the newest thousand', async () => {
  await database.pool.query(
    `INSERT INTO sandbox.messages (channel, recipients, "from", text, reference)
     SELECT 'sms', '{x}', 'y', 'old ' || n, '' FROM generate_series(1, $1) n`,
    [messagesKept],
  )
  const messages = await openSandboxMessages(database.pool)
  await messages.record(sms({ text: 'new' }))
  const kept = await messages.list({ limit: 5000 })
  expect(kept).toHaveLength(messagesKept)
  expect([kept.at(0)?.text, kept.at(-1)?.text]).toEqual(['new', 'old 2'])
})

test('may be opened by several processes at once', async () => {
  await database.pool.query('DROP SCHEMA sandbox CASCADE')
  await Promise.all(Array.from({ length: 8 }, () => openSandboxMessages(database.pool)))
  expect(await (await openSandboxMessages(database.pool)).list()).toEqual([])
})

test('refuses to start in production, in one line', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const line = /^the sandbox does not start in production: it would swallow real messages$/
  await expect(openSandboxMessages(database.pool)).rejects.toThrow(line)
  await expect(startSandbox({ pool: database.pool })).rejects.toThrow(line)
})

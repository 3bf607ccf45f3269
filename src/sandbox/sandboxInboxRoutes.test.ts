import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/testDatabase.ts'
import { sandboxInboxRoutes } from './sandboxInboxRoutes.ts'
import { openSandboxMessages, type SandboxMessage, type SandboxMessages } from './sandboxMessages.ts'

let database: TestDatabase
let messages: SandboxMessages
let app: FastifyInstance
let url: string
let routes: { readonly url: string; readonly access: unknown }[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  messages = await openSandboxMessages(database.pool)
  app = fastify()
  app.addHook('onRoute', (route) => void routes.push({ url: route.url, access: route.config?.access }))
  await app.register(sandboxInboxRoutes(messages))
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await database.drop()
})
beforeEach(async () => {
  await database.pool.query('TRUNCATE sandbox.messages')
})

const sms = { channel: 'sms', to: ['+33612345678'], from: 'planners', subject: null, html: null, reference: 'SM1' } as const
const mail = { channel: 'mail', to: ['zoe@example.test'], from: 'planners <a@b.test>', reference: '<1@b.test>' } as const

async function json(query: string): Promise<readonly SandboxMessage[]> {
  const response = await fetch(`${url}/sandbox/inbox.json${query}`)
  expect(response.status).toBe(200)
  return ((await response.json()) as { messages: readonly SandboxMessage[] }).messages
}

async function page(query = ''): Promise<string> {
  return await (await fetch(`${url}/sandbox/inbox${query}`)).text()
}

test('every route says who may call it', () => {
  expect(routes.length).toBeGreaterThanOrEqual(4)
  expect(routes.filter(({ access }) => (access as { as?: string } | undefined)?.as !== 'visitor')).toEqual([])
})

describe('for programs', () => {
  test('lists messages, newest first', async () => {
    await messages.record({ ...sms, text: '123456 est votre code' })
    await messages.record({ ...mail, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' })
    const [newest, oldest] = await json('')
    expect(newest).toEqual({
      id: expect.stringMatching(/^\d+$/) as string,
      channel: 'mail',
      to: 'zoe@example.test',
      from: 'planners <a@b.test>',
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
      reference: '<1@b.test>',
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    })
    expect(oldest).toMatchObject({ channel: 'sms', subject: null, html: null })
  })

  test('filters by recipient, also with a plus that the query made a space, by kind, time and number', async () => {
    await messages.record({ ...sms, text: 'first' })
    await messages.record({ ...sms, to: ['+33687654321'], text: 'second' })
    await messages.record({ ...mail, subject: 'Hello', text: 'third', html: null })
    const texts = async (query: string) => (await json(query)).map(({ text }) => text)
    expect(await texts('?to=%2B33612345678')).toEqual(['first'])
    expect(await texts('?to=+33612345678')).toEqual(['first'])
    expect(await texts('?channel=sms&limit=1')).toEqual(['second'])
    expect(await texts('?channel=&to=')).toHaveLength(3)
    const [, second] = await json('')
    expect(await texts(`?after=${second?.receivedAt}`)).not.toContain('second')
  })

  test.each(['?channel=fax', '?after=yesterday', '?limit=0', '?limit=1001', '?to=a&to=b'])('%s is refused by name', async (query) => {
    const response = await fetch(`${url}/sandbox/inbox.json${query}`)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    expect(await response.json()).toMatchObject({
      code: 'invalid_input',
      errors: [{ field: query.slice(1).split('=')[0] }],
    })
  })
})

describe('for people', () => {
  test('shows messages, codes marked, and says when there are none', async () => {
    expect(await page()).toContain('Nothing has arrived yet')
    await messages.record({ ...sms, text: '123456 est votre code' })
    const shown = await page()
    expect(shown).toContain('<strong>123456</strong> est votre code')
    expect(shown).toContain('One message')
    expect(await page('?to=%2B33687654321')).not.toContain('123456')
  })

  test('the content of a message is shown, never run', async () => {
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(2)>'
    await messages.record({ ...sms, to: [evil], from: evil, text: evil })
    await messages.record({ ...mail, from: evil, subject: evil, text: evil, html: `<p>${evil}</p>` })
    const shown = await page(`?to=${encodeURIComponent(evil)}`)
    expect((await page()).match(/<script/g)).toHaveLength(1)
    expect(shown.match(/<script/g)).toHaveLength(1)
    expect(shown).not.toContain('<img')
  })

  test('a mail stands in a frame without scripts and origin', async () => {
    await messages.record({ ...mail, subject: 'Hello', text: 'Hello', html: '<p class="x">Hello</p>' })
    expect(await page()).toContain(
      '<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="Hello" srcdoc="&lt;base target=&quot;_blank&quot;&gt;&lt;p class=&quot;x&quot;&gt;Hello&lt;/p&gt;">',
    )
  })

  test('its script and style are files, so the content policy admits no script from a message', async () => {
    const response = await fetch(`${url}/sandbox/inbox`)
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
    for (const [path, type] of [
      ['inbox.js', 'text/javascript'],
      ['inbox.css', 'text/css'],
    ] as const) {
      const file = await fetch(`${url}/sandbox/${path}`)
      expect(file.status).toBe(200)
      expect(file.headers.get('content-type')).toContain(type)
      expect(await response.clone().text()).toContain(`/sandbox/${path}`)
    }
  })
})

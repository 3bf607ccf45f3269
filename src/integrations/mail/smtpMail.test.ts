import { type AddressInfo, connect } from 'node:net'
import pTimeout from 'p-timeout'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/testDatabase.ts'
import { openSandboxMessages, type SandboxMessages } from '../../sandbox/sandboxMessages.ts'
import { type SmtpSandbox, startSmtpSandbox } from '../../sandbox/smtpSandbox.ts'
import { SendFailure } from '../sendFailure.ts'
import type { Mail, MailSender } from './mailSender.ts'
import { createSmtpMail, type SmtpMailOptions } from './smtpMail.ts'

let database: TestDatabase
let messages: SandboxMessages
let server: SmtpSandbox
let senders: MailSender[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  messages = await openSandboxMessages(database.pool)
  server = await startSmtpSandbox(messages)
})
afterAll(async () => {
  await server.close()
  await database.drop()
})
beforeEach(async () => {
  await database.pool.query('TRUNCATE sandbox.messages')
})
afterEach(() => {
  for (const used of senders) used.close()
  senders = []
})

function sender({ url = server.url, timeoutMs = 60_000, bounceDomain }: Partial<SmtpMailOptions> = {}): MailSender {
  const created = createSmtpMail({ url, from: 'planners <bonjour@planners.test>', timeoutMs, bounceDomain })
  senders.push(created)
  return created
}

function mail(overrides: Partial<Mail> = {}): Mail {
  return {
    to: { name: 'Zoë Müller-Lefèvre', address: 'zoe@example.test' },
    subject: 'Une demande pour le 12 juin : « à lire »',
    text: 'Bonjour Zoë,\n.une ligne qui commence par un point\n',
    html: '<p>Bonjour Zoë</p>',
    language: 'fr',
    reference: 'b0b2b5a4-0000-5000-8000-000000000001',
    ...overrides,
  }
}

async function failureOf(sending: Promise<unknown>): Promise<{ readonly code: string; readonly final: boolean }> {
  const failure: unknown = await sending.then(
    () => new Error('was sent'),
    (error: unknown) => error,
  )
  if (!(failure instanceof SendFailure)) throw new Error('no SendFailure', { cause: failure })
  return { code: failure.code, final: failure.final }
}

test('a mail arrives as it was written, with its reference as Message-ID', async () => {
  const { providerMessageId } = await sender().send(mail())
  expect(providerMessageId).toBe('<b0b2b5a4-0000-5000-8000-000000000001@planners.test>')
  expect(await messages.list()).toMatchObject([
    {
      channel: 'mail',
      to: 'zoe@example.test',
      from: 'planners <bonjour@planners.test>',
      subject: mail().subject,
      text: mail().text,
      html: expect.stringContaining('<p>Bonjour Zoë</p>') as string,
      reference: providerMessageId,
    },
  ])
})

test('sent again it has the same Message-ID', async () => {
  const first = await sender().send(mail())
  expect(await sender().send(mail())).toEqual(first)
})

describe('one-click unsubscribe', () => {
  const unsubscribeUrl = 'https://planners.test/unsubscribe/suggestions/token-of-two-hundred-characters'

  test('is offered to programs by the two headers of RFC 8058', async () => {
    const headers = await headersOf(mail({ unsubscribeUrl }))
    expect(headers).toContain(`\r\nList-Unsubscribe: <${unsubscribeUrl}>\r\n`)
    expect(headers).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
  })

  test('is not, for a mail that always comes', async () => {
    expect(await headersOf(mail())).not.toMatch(/^List-Unsubscribe/m)
  })
})

test('an answer to a person’s own words goes to that person, and only a mail of our own is marked as automatic', async () => {
  const own = await headersOf(mail())
  const theirs = await headersOf(mail({ replyTo: { name: 'Claire\r\nBcc: x@example.test', address: 'claire@example.test' } }))
  expect(own).toMatch(/^Auto-Submitted: auto-generated/m)
  expect(own).not.toMatch(/^Reply-To:/m)
  expect(theirs).toMatch(/^Reply-To: "?Claire Bcc: x@example.test"? <claire@example.test>/m)
  expect(theirs).not.toMatch(/^(Auto-Submitted|X-Auto-Response-Suppress|Bcc):/m)
  await expect(sender().send(mail({ replyTo: { name: '', address: 'a@b.fr, c@d.fr' } }))).rejects.toBeInstanceOf(SendFailure)
})

describe('reports', () => {
  const reportToken = '0f'.repeat(30)

  test('come to a return path of the mail’s own, where there is a domain for them', async () => {
    const own = await wireOf(mail({ reportToken }), { bounceDomain: 'bounces.planners.test' })
    expect(own.returnPath).toBe(`b-${reportToken}@bounces.planners.test`)
    expect(own.headers).toContain(`\r\nX-Mail-Token: ${reportToken}\r\n`)
    expect((await wireOf(mail({ reportToken }))).returnPath).toBe('bonjour@planners.test')
  })

  test.each([
    ['550@example.test', 'hard'],
    ['bounce+zoe@example.test', 'hard'],
    ['554@example.test', 'soft'],
    ['451@example.test', undefined],
  ] as const)('of a refusal of %s while sending say how it is meant: %s', async (address, bounce) => {
    await expect(sender().send(mail({ to: { name: '', address } }))).rejects.toMatchObject({ bounce })
  })
})

describe('injection', () => {
  test('a name with line breaks adds neither header nor recipient', async () => {
    await sender().send(mail({ to: { name: 'Eve\r\nBcc: victim@example.test\r\n\r\n<b>', address: 'eve@example.test' } }))
    const [received] = await messages.list()
    expect(received).toMatchObject({ to: 'eve@example.test', text: mail().text })
  })

  test('a name that looks like addresses stays a name', async () => {
    await sender().send(mail({ to: { name: 'victim@example.test, "Other" <other@example.test>', address: 'eve@example.test' } }))
    expect(await messages.list()).toMatchObject([{ to: 'eve@example.test' }])
  })

  test('a subject with line breaks stays one subject', async () => {
    await sender().send(mail({ subject: 'Hello\r\nBcc: victim@example.test\n\tX-Spam: no' }))
    expect(await messages.list()).toMatchObject([{ to: 'zoe@example.test', subject: 'Hello Bcc: victim@example.test X-Spam: no' }])
  })

  test.each([
    'a@example.test, b@example.test',
    'a@example.test\r\nRCPT TO:<b@example.test>',
    '<a@example.test>',
    'a@example.test;b@example.test',
    'Name <a@example.test>',
    'a@b@example.test',
    'group:a@example.test;',
    '',
    'nobody',
    'a\0@example.test',
  ])('%j is not one address: nothing is sent', async (address) => {
    expect(await failureOf(sender().send(mail({ to: { name: 'Eve', address } })))).toEqual({
      code: 'address is not one address',
      final: true,
    })
    expect(await messages.list()).toEqual([])
  })
})

describe('failures', () => {
  test('a recipient refused for good is final', async () => {
    expect(await failureOf(sender().send(mail({ to: { name: '', address: '550@example.test' } })))).toEqual({
      code: 'smtp EENVELOPE RCPT TO 550',
      final: true,
    })
  })

  test('a recipient refused for now is not', async () => {
    expect(await failureOf(sender().send(mail({ to: { name: '', address: '451@example.test' } })))).toMatchObject({ final: false })
  })

  test('a server that does not answer is given up after the timeout', async () => {
    const sent = failureOf(sender({ timeoutMs: 200 }).send(mail({ to: { name: '', address: 'never@example.test' } })))
    // Timers of one process fire in order, however busy the machine is.
    expect(await pTimeout(sent, { milliseconds: 60_000 })).toMatchObject({ final: false })
  })

  test('a server that was down is used again once it is up, by the same sender', async () => {
    const first = await startSmtpSandbox(messages)
    const used = sender({ url: first.url })
    await used.send(mail({ subject: 'before' }))
    await first.close()
    await refusesConnections(first.port)
    expect(await failureOf(used.send(mail({ subject: 'lost' })))).toMatchObject({ final: false })
    const again = await startSmtpSandbox(messages, first.port)
    await used.send(mail({ subject: 'after' }))
    await again.close()
    expect((await messages.list()).map(({ subject }) => subject)).toEqual(['after', 'before'])
  })

  test('an error names no address', async () => {
    const failure: unknown = await sender()
      .send(mail({ to: { name: 'Zoë', address: '550@example.test' } }))
      .catch((error: unknown) => error)
    const { message, stack, cause } = failure as SendFailure
    expect(`${message} ${stack} ${JSON.stringify(failure)}`).not.toMatch(/example\.test|Zoë/)
    expect(cause).toBeUndefined()
  })
})

/** The headers of a mail as sent, with folded lines joined. */
async function headersOf(sent: Mail): Promise<string> {
  return (await wireOf(sent)).headers
}

async function wireOf(sent: Mail, options: Partial<SmtpMailOptions> = {}) {
  let source = ''
  let returnPath = ''
  const raw = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 50,
    onData(stream, { envelope }, done) {
      returnPath = envelope.mailFrom ? envelope.mailFrom.address : ''
      stream.on('data', (part: Buffer) => (source += part.toString()))
      stream.on('end', () => done())
    },
  })
  await new Promise<void>((done) => raw.listen(0, '127.0.0.1', done))
  const { port } = raw.server.address() as AddressInfo
  try {
    await sender({ url: `smtp://127.0.0.1:${port}`, ...options }).send(sent)
  } finally {
    await new Promise<void>((done) => raw.close(done))
  }
  const headers = source.slice(0, source.indexOf('\r\n\r\n') + 2).replaceAll(/\r\n[ \t]+/g, ' ')
  return { headers, returnPath }
}

async function refusesConnections(port: number): Promise<void> {
  await new Promise<void>((done, fail) => {
    const probe = connect(port, '127.0.0.1')
    probe.once('error', () => done())
    probe.once('connect', () => fail(new Error('still listens')))
  })
}

import { connect } from 'node:net'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { complaintReport, deliveryReport } from '../../../tests/setup/mailReports.ts'
import { type BounceListener, startBounceListener } from './bounceListener.ts'
import { returnPathOf } from './returnPath.ts'

const domain = 'bounces.example.test'
const genuine = 'a'.repeat(60)
const ours = returnPathOf(genuine, domain)

let listener: BounceListener
let recorded: unknown[] = []
let failing = false
beforeEach(async () => {
  recorded = []
  failing = false
  listener = await startBounceListener({
    port: 0,
    host: '127.0.0.1',
    domain,
    isGenuine: (token) => token === genuine,
    async record(token, report) {
      if (failing) throw new Error('the log is away')
      recorded.push([token, report])
    },
    onError: () => {},
  })
})
afterEach(() => listener.close())

/** Delivers a mail as another server would, with the empty sender of reports; returns the reply's code. */
async function deliver(raw: string, to: string | string[] = ours): Promise<number> {
  const transport = createTransport({ host: '127.0.0.1', port: listener.port, secure: false, ignoreTLS: true })
  try {
    await transport.sendMail({ envelope: { from: '', to }, raw })
    return 250
  } catch (error) {
    const { responseCode } = error as { readonly responseCode?: number }
    if (responseCode === undefined) throw error
    return responseCode
  } finally {
    transport.close()
  }
}

describe('a report about a mail of ours', () => {
  test.each([
    ['of an address that does not exist', deliveryReport('failed', '5.1.1'), { type: 'bounced', bounce: 'hard' }],
    ['of a full mailbox', deliveryReport('failed', '5.2.2'), { type: 'bounced', bounce: 'soft' }],
    ['of a mail that was given up', deliveryReport('failed', '4.4.7'), { type: 'bounced', bounce: 'soft' }],
    ['of a complaint', complaintReport('abuse'), { type: 'complained' }],
  ])('%s is recorded', async (_what, raw, report) => {
    expect(await deliver(raw)).toBe(250)
    expect(recorded).toEqual([[genuine, report]])
  })

  test.each([
    ['of a delay', deliveryReport('delayed', '4.4.1')],
    ['of a delivery', deliveryReport('delivered', '2.0.0')],
    ['that takes a complaint back', complaintReport('not-spam')],
    [
      'that is none: an answer of a machine',
      'From: zoe@example.test\r\nSubject: Absente\r\nAuto-Submitted: auto-replied\r\n\r\nStatus: 5.1.1\r\n',
    ],
  ])('%s is taken and says nothing', async (_what, raw) => {
    expect(await deliver(raw)).toBe(250)
    expect(recorded).toEqual([])
  })

  test('that cannot be recorded is to be sent again', async () => {
    failing = true
    expect(await deliver(deliveryReport('failed', '5.1.1'))).toBe(451)
  })

  test('may come in capitals', async () => {
    expect(await deliver(deliveryReport('failed', '5.1.1'), ours.toUpperCase())).toBe(250)
    expect(recorded).toHaveLength(1)
  })
})

test.each([
  ['a token that is forged', returnPathOf('b'.repeat(60), domain)],
  ['another address', `postmaster@${domain}`],
  ['another domain', returnPathOf(genuine, 'example.test')],
])('a mail to %s is refused', async (_what, to) => {
  expect(await deliver(deliveryReport('failed', '5.1.1'), to)).toBe(550)
  expect(recorded).toEqual([])
})

test('a mail that is too large for a report is refused', async () => {
  expect(await deliver(`${deliveryReport('failed', '5.1.1')}${'x'.repeat(70)}\r\n`.padEnd(300_000, 'long lines '))).toBe(552)
  expect(recorded).toEqual([])
})

test('one that does not say its size is refused all the same', async () => {
  const body = `Subject: x\r\n\r\n${`${'y'.repeat(70)}\r\n`.repeat(5_000)}.\r\n`
  const steps = ['EHLO test\r\n', 'MAIL FROM:<>\r\n', `RCPT TO:<${ours}>\r\n`, 'DATA\r\n', body]
  const socket = connect(listener.port, '127.0.0.1')
  const replies: string[] = []
  await new Promise<void>((done) => {
    socket.on('data', (part: Buffer) => {
      const last = /^(\d{3}) .*\r\n$/m.exec(part.toString())?.[1]
      if (last === undefined) return
      replies.push(last)
      const next = steps.shift()
      if (next === undefined) done()
      else socket.write(next)
    })
  })
  socket.destroy()
  expect(replies).toEqual(['220', '250', '250', '250', '354', '552'])
  expect(recorded).toEqual([])
})

import { callbackify } from 'node:util'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { listenOnLoopback } from './listenOnLoopback.ts'
import type { SandboxMessages } from './sandboxMessages.ts'

export interface SmtpSandbox {
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

const sizeLimitBytes = 5 * 1024 * 1024

/**
 * A mail server that stores what it receives. A recipient whose local part is an SMTP error code gets that code (`550@…`, `451@…`),
 * `bounce@…` (`bounce+anything@…`) is refused as unknown, and `never@…` gets no answer.
 */
export async function startSmtpSandbox(messages: SandboxMessages, port = 0): Promise<SmtpSandbox> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    banner: 'sandbox',
    size: sizeLimitBytes,
    closeTimeout: 50,
    logger: false,
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      const [local = ''] = address.split('@')
      if (local === 'never') return
      if (/^bounce(?:\+|$)/i.test(local)) return done(smtpError(550, '5.1.1 No such mailbox, as the address asks'))
      done(/^[45]\d\d$/.test(local) ? smtpError(Number(local), 'Refused as the address asks') : null)
    },
    onData: (stream, session, done) => callbackify(() => receive(messages, stream, session))(done),
  })
  server.on('error', () => {})
  const listening = await listenOnLoopback(server.server, port)
  return {
    url: `smtp://127.0.0.1:${listening}`,
    port: listening,
    close: () => new Promise((done) => server.close(() => done())),
  }
}

async function receive(messages: SandboxMessages, stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk)
  if (stream.sizeExceeded) throw smtpError(552, 'Message is too large')
  const mail = await PostalMime.parse(Buffer.concat(chunks))
  const sender = mail.from && 'address' in mail.from ? mail.from : undefined
  await messages.record({
    channel: 'mail',
    to: envelope.rcptTo.map(({ address }) => address),
    from: sender?.address ? `${sender.name} <${sender.address}>` : envelope.mailFrom ? envelope.mailFrom.address : '',
    subject: mail.subject ?? '',
    // The parser appends a line break to the text.
    text: mail.text?.replace(/\n$/, '') ?? '',
    html: mail.html ?? null,
    reference: mail.messageId ?? '',
  })
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

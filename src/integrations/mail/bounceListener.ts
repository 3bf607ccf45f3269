import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { callbackify } from 'node:util'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { type MailReport, reportInMail } from './reportInMail.ts'
import { tokenInReturnPath } from './returnPath.ts'

export interface BounceListenerOptions {
  /** 0: any free one. */
  readonly port: number
  /** By default all addresses of this machine. */
  readonly host?: string
  /** The domain of return paths. */
  readonly domain: string
  /** Whether a mail's token is valid. */
  readonly isGenuine: (token: string) => boolean
  /** Records a report. If it rejects, the reporting server tries again. */
  readonly record: (token: string, report: Exclude<MailReport, { readonly type: 'nothing' }>) => Promise<unknown>
  /** Called when a report could not be recorded. */
  readonly onError: (error: unknown) => void
}

export interface BounceListener {
  readonly port: number
  close(): Promise<void>
}

const sizeLimitBytes = 256 * 1024
const mostConnections = 20
const idleMs = 60_000

/**
 * A mail server that only accepts reports about our mails: one recipient at a time, which must be the return path of one of our mails. It
 * relays and stores nothing.
 */
export async function startBounceListener(options: BounceListenerOptions): Promise<BounceListener> {
  const { port, host, domain, isGenuine, record, onError } = options
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    banner: 'reports',
    size: sizeLimitBytes,
    maxClients: mostConnections,
    socketTimeout: idleMs,
    closeTimeout: 1_000,
    logger: false,
    onRcptTo({ address }, { envelope }, done) {
      const token = tokenInReturnPath(address, domain)
      if (token === undefined || !isGenuine(token)) return done(smtpError(550, '5.1.1 No such address'))
      done(envelope.rcptTo.length > 0 ? smtpError(452, '4.5.3 One recipient at a time') : null)
    },
    onData: (stream, session, done) => callbackify(() => take(stream, session))(done),
  })
  // Broken connections are ignored; a failure to listen is reported below.
  server.on('error', () => {})

  async function take(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of stream as AsyncIterable<Buffer>) if (!stream.sizeExceeded) chunks.push(chunk)
    if (stream.sizeExceeded) throw smtpError(552, '5.3.4 Too large for a report')
    const token = tokenInReturnPath(envelope.rcptTo[0]?.address ?? '', domain)
    const report = await reportInMail(Buffer.concat(chunks))
    if (report.type === 'nothing' || token === undefined) return
    try {
      await record(token, report)
    } catch (error) {
      onError(error)
      throw smtpError(451, '4.3.0 Try again later')
    }
  }

  server.listen(port, host)
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((done) => server.close(() => done())),
  }
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

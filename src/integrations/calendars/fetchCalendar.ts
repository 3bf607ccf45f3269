import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from '../../platform/publicAddress.ts'
import { CalendarFailure } from './calendarFeeds.ts'

export interface FetchOptions {
  readonly mostBytes: number
  readonly timeoutMs: number
  /** All addresses of a name. */
  readonly resolve?: (hostname: string) => Promise<readonly string[]>
  /** Which of them may be connected to. */
  readonly allows?: (address: string) => boolean
  /** A certificate to trust besides the usual ones. */
  readonly ca?: string
}

/**
 * Reads the text at an untrusted address. The name is resolved once, all its addresses must be public, and the connection uses the checked
 * address with the name in the certificate, so a later change of the DNS record has no effect. Follows no redirects; one time limit covers
 * everything. Rule AVA-2.
 * @throws CalendarFailure
 */
export async function fetchCalendar(url: string, options: FetchOptions): Promise<string> {
  const signal = AbortSignal.timeout(options.timeoutMs)
  try {
    return await before(signal, read(new URL(url), options, signal))
  } catch (error) {
    if (error instanceof CalendarFailure) throw error
    throw new CalendarFailure(signal.aborted ? 'too_slow' : 'not_reachable')
  }
}

async function read(url: URL, options: FetchOptions, signal: AbortSignal): Promise<string> {
  const { resolve = addressesOf, allows = isPublicAddress, mostBytes } = options
  if (url.protocol !== 'https:') throw new CalendarFailure('not_reachable')
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(hostname) ? [hostname] : await resolve(hostname)
  if (!addresses.every(allows)) throw new CalendarFailure('private_address')
  const [address] = addresses
  if (address === undefined) throw new CalendarFailure('not_reachable')
  const response = await sendRequest(url, hostname, address, options, signal)
  try {
    const { statusCode: status = 0, headers } = response
    if (status >= 300 && status < 400) throw new CalendarFailure('redirect')
    if (status !== 200) throw new CalendarFailure('not_reachable')
    if (Number(headers['content-length'] ?? 0) > mostBytes) throw new CalendarFailure('too_large')
    return await textOf(response, mostBytes)
  } finally {
    response.destroy()
  }
}

function sendRequest(url: URL, hostname: string, address: string, { ca }: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((answered, failed) => {
    request({
      host: address,
      port: url.port === '' ? 443 : Number(url.port),
      path: `${url.pathname}${url.search}`,
      headers: { host: url.host, accept: 'text/calendar', 'accept-encoding': 'identity', 'user-agent': 'Alliance calendar reader' },
      // An IP address is not a valid server name (RFC 6066); its certificate must contain the address.
      servername: isIP(hostname) ? '' : hostname,
      agent: false,
      signal,
      ...(ca !== undefined && { ca }),
    })
      .on('response', answered)
      .on('error', failed)
      .end()
  })
}

async function textOf(response: IncomingMessage, mostBytes: number): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > mostBytes) throw new CalendarFailure('too_large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

async function addressesOf(hostname: string): Promise<readonly string[]> {
  return (await lookup(hostname, { all: true })).map(({ address }) => address)
}

/** A name look-up cannot be cancelled; its result is ignored. */
function before<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new CalendarFailure('too_slow')), { once: true })
    work.then(resolve, reject)
  })
}

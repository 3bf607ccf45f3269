import type { RequestListener } from 'node:http'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { selfSignedCertificate } from '../../../tests/eventStoreDbDouble/selfSignedCertificate.ts'
import { type FetchOptions, fetchCalendar } from './fetchCalendar.ts'

const { certificate, privateKey } = selfSignedCertificate()
const usual = { mostBytes: 10_000, timeoutMs: 60_000, ca: certificate }
/** The test servers run on this machine, which calendars are not allowed to reach. */
const local: FetchOptions = { ...usual, resolve: async () => ['127.0.0.1'], allows: (address) => address === '127.0.0.1' }

async function serverThat(answers: RequestListener): Promise<string> {
  const server = createServer({ cert: certificate, key: privateKey }, answers)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `https://localhost:${(server.address() as AddressInfo).port}/secret-5e0c/basic.ics?key=7`
}

const failing = (url: string, options: FetchOptions) =>
  fetchCalendar(url, options).then(
    () => 'read',
    (error: unknown) => (error as { problem: unknown }).problem,
  )

test('reads the file at the address, by its host name, from the IP address that was checked', async () => {
  let asked: unknown
  const url = await serverThat((request, response) => {
    asked = [request.url, request.headers.host, (request.socket as unknown as { servername: unknown }).servername]
    response.end('BEGIN:VCALENDAR')
  })
  let lookedUp = 0
  const options = {
    ...local,
    resolve: async (name: string) => {
      lookedUp++
      expect(name).toBe('localhost')
      return ['127.0.0.1']
    },
  }
  expect(await fetchCalendar(url, options)).toBe('BEGIN:VCALENDAR')
  expect(asked).toEqual(['/secret-5e0c/basic.ics?key=7', new URL(url).host, 'localhost'])
  expect(lookedUp).toBe(1)
})

test('wants a certificate of the name', async () => {
  const url = await serverThat((_request, response) => response.end('BEGIN:VCALENDAR'))
  expect(await failing(url.replace('localhost', 'calendar.example.test'), local)).toBe('not_reachable')
  expect(await failing(url, { ...local, ca: selfSignedCertificate().certificate })).toBe('not_reachable')
})

describe('connects to no address but public ones', () => {
  let asked = 0
  const anyServer = () =>
    serverThat((_request, response) => {
      asked++
      response.end('BEGIN:VCALENDAR')
    })

  test.each(['127.0.0.1', '10.0.0.1', '192.168.0.7', '169.254.169.254', '100.64.0.1', '::1', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1'])(
    'a name that leads to %s',
    async (address) => {
      expect(await failing(await anyServer(), { ...usual, resolve: async () => [address] })).toBe('private_address')
    },
  )

  test('a name that leads to a public and to a private one', async () => {
    const options = { ...usual, resolve: async () => ['93.184.216.34', '127.0.0.1'] }
    expect(await failing(await anyServer(), options)).toBe('private_address')
  })

  test.each([
    '127.0.0.1',
    '[::1]',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '127.1',
    '[::ffff:127.0.0.1]',
    '0',
    '[fe80::1]',
    '169.254.169.254',
  ])('the address %s itself, however it is written', async (host) => {
    const { port } = new URL(await anyServer())
    expect(await failing(`https://${host}:${port}/`, usual)).toBe('private_address')
  })

  test('and the name of this machine', async () => {
    expect(await failing(await anyServer(), usual)).toBe('private_address')
    expect(asked).toBe(0)
  })
})

test.each([301, 302, 303, 307, 308])('follows no redirect: %i', async (status) => {
  let asked = 0
  const url = await serverThat((_request, response) => {
    asked++
    response.writeHead(status, { location: '/elsewhere' }).end()
  })
  expect(await failing(url, local)).toBe('redirect')
  expect(asked).toBe(1)
})

test('takes no more than so many bytes, whether the server says so before or not', async () => {
  const said = await serverThat((_request, response) => {
    response.writeHead(200, { 'content-length': 10_001 }).end('x'.repeat(10_001))
  })
  expect(await failing(said, local)).toBe('too_large')
  const endless = await serverThat((_request, response) => {
    response.on('error', () => {})
    const more = () => {
      while (response.write('x'.repeat(1_000))) if (response.destroyed) return
    }
    response.on('drain', more)
    more()
  })
  expect(await failing(endless, local)).toBe('too_large')
  const just = await serverThat((_request, response) => response.end('x'.repeat(10_000)))
  expect(await fetchCalendar(just, local)).toHaveLength(10_000)
})

test('gives all of it so much time, from the look-up to the last byte', async () => {
  const quick = { ...local, timeoutMs: 200 }
  expect(await failing('https://localhost:9/', { ...quick, resolve: () => new Promise(() => {}) })).toBe('too_slow')
  const silent = await serverThat(() => {})
  expect(await failing(silent, quick)).toBe('too_slow')
  const trickling = await serverThat((_request, response) => {
    const drip = setInterval(() => response.write('x'), 20)
    response.on('close', () => clearInterval(drip))
  })
  expect(await failing(trickling, quick)).toBe('too_slow')
})

test('says that an address cannot be reached', async () => {
  expect(await failing('https://localhost:9/', local)).toBe('not_reachable')
  expect(await failing('https://localhost:9/', { ...local, resolve: async () => [] })).toBe('not_reachable')
  expect(await failing('https://localhost:9/', { ...local, resolve: () => Promise.reject(new Error('ENOTFOUND')) })).toBe('not_reachable')
  for (const status of [401, 404, 500]) {
    const url = await serverThat((_request, response) => response.writeHead(status).end())
    expect(await failing(url, local)).toBe('not_reachable')
  }
})

test('refuses an address without TLS', async () => {
  let asked = 0
  const server = createHttpServer(() => asked++)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  expect(await failing(`http://localhost:${port}/`, local)).toBe('not_reachable')
  expect(await failing(`https://localhost:${port}/`, local)).toBe('not_reachable')
  expect(asked).toBe(0)
})

test('names no address in its failure, which reaches logs', async () => {
  const failure = await fetchCalendar('https://localhost:9/secret-5e0c/basic.ics', local).catch((error: unknown) => error)
  expect(JSON.stringify([String(failure), failure, (failure as Error).stack])).not.toContain('5e0c')
  expect(failure).not.toHaveProperty('cause')
})

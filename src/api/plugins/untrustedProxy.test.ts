import fastify from 'fastify'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { ApiSettings } from '../dependencies.ts'
import { untrustedProxy } from './untrustedProxy.ts'

async function warningsAfter(trustedProxies: readonly string[], headers: Readonly<Record<string, string>>): Promise<number> {
  const lines: string[] = []
  const app = fastify({ loggerInstance: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }) })
  await app.register(untrustedProxy, { settings: { trustedProxies } as ApiSettings })
  app.get('/', async () => 'here')
  for (let n = 0; n < 3; n++) expect((await app.inject({ url: '/', headers })).statusCode).toBe(200)
  await app.close()
  return lines.filter((line) => line.includes('TRUSTED_PROXIES')).length
}

test('warns once when calls come through a proxy that is not named', async () => {
  expect(await warningsAfter([], { 'x-forwarded-for': '203.0.113.1' })).toBe(1)
})

test('says nothing where there is no proxy, or one that is named', async () => {
  expect(await warningsAfter([], {})).toBe(0)
  expect(await warningsAfter(['127.0.0.1'], { 'x-forwarded-for': '203.0.113.1' })).toBe(0)
})

import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import type { SessionTokens } from '../operational/sessions.ts'
import type { ApiSettings } from './dependencies.ts'
import { setSessionCookies } from './sessionCookies.ts'

async function cookiesOf(secureCookies: boolean, remembered: boolean): Promise<readonly string[]> {
  const app = fastify()
  await app.register(cookie)
  const tokens: SessionTokens = { token: 't', refreshToken: 'r', remembered, sessionId: 's', personId: 'p' }
  app.get('/', (_request, reply) => {
    setSessionCookies(reply, { secureCookies } as ApiSettings, 'provider', tokens)
    return reply.send('')
  })
  const { headers } = await app.inject('/')
  return [headers['set-cookie'] ?? []].flat()
}

test('outside localhost cookies travel encrypted alone', async () => {
  expect(await cookiesOf(true, true)).toEqual([
    'pro_token=t; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax',
    'pro_refresh_token=r; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax',
  ])
})

test('who does not want to be remembered is forgotten when the browser closes', async () => {
  expect(await cookiesOf(false, false)).toEqual([
    'pro_token=t; Path=/; HttpOnly; SameSite=Lax',
    'pro_refresh_token=r; Path=/; HttpOnly; SameSite=Lax',
  ])
})

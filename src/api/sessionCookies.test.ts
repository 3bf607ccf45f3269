import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import type { SessionTokens } from '../operational/sessions.ts'
import { sessionCookie, setSessionCookies } from './sessionCookies.ts'

const roles = ['couple', 'provider', 'admin'] as const
const settings = (secureCookies: boolean, old = false) => ({ secureCookies, acceptsPlainCookies: () => old })

async function cookiesOf(secureCookies: boolean, { remembered = true, sent = '' } = {}): Promise<readonly string[]> {
  const app = fastify()
  await app.register(cookie)
  const tokens: SessionTokens = { token: 't', refreshToken: 'r', remembered, sessionId: 's', personId: 'p' }
  app.get('/', (_request, reply) => {
    setSessionCookies(reply, settings(secureCookies), 'provider', tokens)
    return reply.send('')
  })
  const { headers } = await app.inject({ url: '/', headers: { cookie: sent } })
  return [headers['set-cookie'] ?? []].flat()
}

test('outside localhost cookies travel encrypted alone, bound to the host, and the refresh token to few calls', async () => {
  expect(await cookiesOf(true)).toEqual([
    '__Host-pro_token=t; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax',
    '__Secure-pro_refresh_token=r; Max-Age=604800; Path=/api/pro; HttpOnly; Secure; SameSite=Lax',
  ])
})

test('whoever does not want to be remembered is forgotten when the browser closes', async () => {
  expect(await cookiesOf(false, { remembered: false })).toEqual([
    'pro_token=t; Path=/; HttpOnly; SameSite=Lax',
    'pro_refresh_token=r; Path=/; HttpOnly; SameSite=Lax',
  ])
})

test('cookies of the release before are replaced', async () => {
  const [, , ...cleared] = await cookiesOf(true, { sent: 'pro_token=a; pro_refresh_token=b; token=c' })
  expect(cleared.map((line) => line.replace(/Expires=[^;]+; /, ''))).toEqual([
    'pro_token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    'pro_refresh_token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  ])
})

describe('a token is read', () => {
  const sent = { token: 'old', '__Host-token': 'new', pro_token: 'old', admin_refresh_token: 'old' }

  test('by its present name first', () => {
    expect(sessionCookie(sent, settings(true, true), 'couple', 'access')).toBe('new')
    expect(sessionCookie(sent, settings(false), 'couple', 'access')).toBe('old')
  })

  test('by the name it had in the release before, for a while', () => {
    expect(sessionCookie(sent, settings(true, true), 'provider', 'access')).toBe('old')
    expect(sessionCookie(sent, settings(true, true), 'admin', 'refresh')).toBe('old')
    expect(sessionCookie(sent, settings(true, false), 'provider', 'access')).toBeUndefined()
    expect(sessionCookie(sent, settings(true, false), 'admin', 'refresh')).toBeUndefined()
  })

  test('of its own role alone', () => {
    for (const role of roles) {
      const others = roles.filter((other) => other !== role)
      const prefix = { couple: '', provider: 'pro_', admin: 'admin_' }[role]
      const own = { [`__Host-${prefix}token`]: 'mine' }
      expect(sessionCookie(own, settings(true), role, 'access')).toBe('mine')
      for (const other of others) expect(sessionCookie(own, settings(true), other, 'access')).toBeUndefined()
    }
  })
})

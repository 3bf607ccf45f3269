import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { AdminCapability, Tokens } from '../../operational/tokens.ts'
import type { ApiSettings } from '../dependencies.ts'
import type { Role } from '../route.ts'
import { sessionCookie } from '../sessionCookies.ts'

/** A signed-in person, as its access token says. */
export interface Session {
  readonly role: Role
  /** Couple, provider or administrator id. */
  readonly id: string
  /** The session (refresh family) the token belongs to. */
  readonly sessionId: string
  readonly via: 'cookie' | 'bearer'
  /** The administrator that acts as this person; undefined when it is the person itself. */
  readonly impersonator: string | undefined
  /** What an administrator may do; empty for others. */
  readonly capabilities: readonly AdminCapability[]
  /** When the access token stops being good. */
  readonly expiresAt: Date
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
    /** A token in a cookie of this role's, good or not: sessions of different roles live side by side. */
    sessionCookie(role: Role, kind: 'access' | 'refresh'): string | undefined
  }
}

/** True when an access token came with the request, good or not. */
export function hasAccessToken(request: FastifyRequest, role: Role): boolean {
  return request.headers.authorization !== undefined || request.sessionCookie(role, 'access') !== undefined
}

/** Reads the access token, from the header or from the cookie of a role that the route admits. An invalid token is no session. */
export const session = fp<{ readonly tokens: Tokens; readonly settings: ApiSettings }>(
  async (app, { tokens, settings }) => {
    app.decorateRequest('session', null)
    app.decorateRequest('sessionCookie', function (this: FastifyRequest, role, kind) {
      return sessionCookie(this.cookies, settings, role, kind)
    })
    app.addHook('onRequest', async (request) => {
      request.session = await readSession(request, tokens)
    })
  },
  { name: 'session', dependencies: ['@fastify/cookie'] },
)

async function readSession(request: FastifyRequest, tokens: Tokens): Promise<Session | null> {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (bearer !== undefined) {
    const claims = await tokens.verifyAccess(bearer)
    return claims && { ...claims, via: 'bearer' }
  }
  const { access } = request.routeOptions.config
  const roles: readonly Role[] = access === undefined || access.as === 'visitor' ? ['couple', 'provider', 'admin'] : [access.as].flat()
  for (const role of roles) {
    const cookie = request.sessionCookie(role, 'access')
    const claims = cookie === undefined ? null : await tokens.verifyAccess(cookie)
    if (claims?.role === role) return { ...claims, via: 'cookie' }
  }
  return null
}

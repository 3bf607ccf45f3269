import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { AdminCapability, Tokens } from '../../operational/tokens.ts'
import type { ApiSettings } from '../dependencies.ts'
import type { Role } from '../route.ts'
import { sessionCookie } from '../sessionCookies.ts'

/** A signed-in person, from its access token. */
export interface Session {
  readonly role: Role
  /** Couple, provider or administrator id. */
  readonly id: string
  /** The session (refresh family) of the token. */
  readonly sessionId: string
  readonly via: 'cookie' | 'bearer'
  /** The administrator acting as this person; undefined for the person itself. */
  readonly impersonator: string | undefined
  /** The permissions of an administrator; empty for others. */
  readonly capabilities: readonly AdminCapability[]
  /** When the access token expires. */
  readonly expiresAt: Date
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
    /** The token in a cookie of this role, valid or not: a browser can have sessions of several roles. */
    sessionCookie(role: Role, kind: 'access' | 'refresh'): string | undefined
  }
}

/** True when the request has an access token, valid or not. */
export function hasAccessToken(request: FastifyRequest, role: Role): boolean {
  return request.headers.authorization !== undefined || request.sessionCookie(role, 'access') !== undefined
}

/** Reads the access token from the header, or from the cookie of a role that the route admits. An invalid token counts as no session. */
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

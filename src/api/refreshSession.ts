import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiDependencies } from './dependencies.ts'
import { Problem } from './problem.ts'
import { requireSameBody } from './requireSameBody.ts'
import type { Role } from './route.ts'
import { clearSessionCookies, setSessionCookies } from './sessionCookies.ts'

/**
 * Exchanges the refresh token of the body, or else of the cookie, for fresh tokens.
 * @throws Problem 401, both cookies deleted, when the token is none, expired, revoked or reused
 */
export async function refreshSession(
  dependencies: Pick<ApiDependencies, 'sessions' | 'settings' | 'database' | 'commands'>,
  role: Role,
  inBody: string | null | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ token: string; refresh_token: string }> {
  const { sessions, settings } = dependencies
  await requireSameBody(dependencies, request.commandContext())
  const refreshToken = inBody || request.sessionCookie(role, 'refresh')
  const tokens = refreshToken ? await sessions.refresh(role, refreshToken) : null
  if (!tokens) {
    clearSessionCookies(reply, settings, role)
    throw new Problem(401, 'unauthorized')
  }
  setSessionCookies(reply, settings, role, tokens)
  return { token: tokens.token, refresh_token: tokens.refreshToken }
}

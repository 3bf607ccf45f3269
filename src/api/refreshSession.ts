import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiDependencies } from './dependencies.ts'
import { Problem } from './problem.ts'
import { requireSameBody } from './requireSameBody.ts'
import type { Role } from './route.ts'
import type { SessionEnd } from './schemas/sessionEnds.ts'
import { clearSessionCookies, setSessionCookies } from './sessionCookies.ts'
import { problemText } from './texts/problemTexts.ts'

/**
 * Exchanges the refresh token in the body, else in the cookie, for new tokens.
 * @throws Problem 401, with both cookies deleted, when the token is missing, expired, revoked or reused; its code is a `SessionEnd` when
 * another device ended the session
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
    const because: SessionEnd | null = refreshToken ? await sessions.whyEnded(role, refreshToken) : null
    throw new Problem(401, because ?? 'unauthorized', { detail: problemText('unauthorized', 401, request.language) })
  }
  setSessionCookies(reply, settings, role, tokens)
  return { token: tokens.token, refresh_token: tokens.refreshToken }
}

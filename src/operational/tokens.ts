import { webcrypto } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { Rules } from '../domain/rules.ts'
import { createRevokedSessions } from './revokedSessions.ts'

const sessionRoles = ['couple', 'provider', 'admin'] as const
export type SessionRole = (typeof sessionRoles)[number]

const adminCapabilities = ['impersonate', 'moderate', 'finance', 'administer'] as const
/** The permissions of an administrator besides reading. */
export type AdminCapability = (typeof adminCapabilities)[number]

/** The identity in an access token. */
export interface AccessClaims {
  readonly role: SessionRole
  /** Couple, provider or administrator id. */
  readonly id: string
  /** The session it was issued in. */
  readonly sessionId: string
  /** The administrator that acts as this person; undefined when it is the person itself. */
  readonly impersonator: string | undefined
  /** What an administrator may do; empty for others. */
  readonly capabilities: readonly AdminCapability[]
  /** When the token expires. */
  readonly expiresAt: Date
}

/** What a token is issued for: the person itself unless an impersonator is given. */
export type NewClaims = Omit<AccessClaims, 'impersonator' | 'capabilities' | 'expiresAt'> &
  Partial<Pick<AccessClaims, 'impersonator' | 'capabilities'>>

export interface Tokens {
  /** An access token, valid for the minutes of the rules unless another end is given. */
  signAccess(claims: NewClaims, expiresAt?: Date): Promise<string>
  /** The identity in the token; null when it is malformed, forged, expired, or its session was revoked. */
  verifyAccess(token: string): Promise<AccessClaims | null>
  /** The identity in the token, whether or not its session was revoked; null when it is malformed, forged or expired. */
  readAccess(token: string): Promise<AccessClaims | null>
  /** The identity in the token, even if it has expired; null when it is malformed or forged. Gives no access. */
  readIssued(token: string): Promise<AccessClaims | null>
  /** Records that the session was revoked: its access tokens are refused here at once, in other processes within seconds. */
  refuseSession(sessionId: string): void
  /** Whether the session was revoked so recently that its access tokens may not have expired yet. */
  isRefused(sessionId: string): Promise<boolean>
}

export interface TokensOptions {
  readonly database: Pool
  readonly tokenKey: Buffer
  readonly rules: Rules
  readonly now?: () => Date
}

const algorithm = 'HS256'
const Payload = z.object({
  sub: z.uuid(),
  kind: z.enum(sessionRoles),
  sid: z.uuid(),
  exp: z.number(),
  act: z.object({ sub: z.uuid() }).optional(),
  can: z.array(z.enum(adminCapabilities)).optional(),
})
/** Verifying takes 50 µs and all calls of a page carry the same token: a verified token is cached until it expires. */
const rememberedTokens = 10_000

/**
 * Access tokens: JWT, HS256, claims `sub`, `kind` and `sid`; `act` names the administrator that acts as the person (RFC 8693), `can`
 * what an administrator may do. Tokens without the last two are those of persons themselves.
 */
export async function createTokens({ database, tokenKey, rules, now = () => new Date() }: TokensOptions): Promise<Tokens> {
  const key = await webcrypto.subtle.importKey('raw', Uint8Array.from(tokenKey), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])
  const revoked = createRevokedSessions({ database, rules, now })
  const verified = new LRUCache<string, AccessClaims>({ max: rememberedTokens })

  async function verify(token: string, currentDate = now()): Promise<AccessClaims | null> {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: [algorithm], currentDate })
      const { sub, kind, sid, exp, act, can = [] } = Payload.parse(payload)
      const expiresAt = new Date(exp * 1_000)
      return { role: kind, id: sub, sessionId: sid, impersonator: act?.sub, capabilities: can, expiresAt }
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null
      throw error
    }
  }

  return {
    signAccess({ role, id, sessionId, impersonator, capabilities = [] }, expiresAt) {
      const issuedAt = Math.floor(now().getTime() / 1000)
      return new SignJWT({
        kind: role,
        sid: sessionId,
        ...(impersonator === undefined ? {} : { act: { sub: impersonator } }),
        ...(capabilities.length === 0 ? {} : { can: capabilities }),
      })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(id)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt ?? issuedAt + rules.session.accessMinutes * 60)
        .sign(key)
    },

    async verifyAccess(token) {
      const remembered = verified.get(token)
      const claims = remembered ?? (await verify(token))
      if (!claims || claims.expiresAt <= now()) {
        verified.delete(token)
        return null
      }
      if (!remembered) verified.set(token, claims)
      return (await revoked.has(claims.sessionId)) ? null : claims
    },

    readAccess: (token) => verify(token),

    readIssued: (token) => verify(token, new Date(0)),

    refuseSession: (sessionId) => revoked.add(sessionId),

    isRefused: (sessionId) => revoked.has(sessionId),
  }
}

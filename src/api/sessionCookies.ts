import type { FastifyReply } from 'fastify'
import { type Language, languageOf } from '../domain/locale.ts'
import { deviceDays } from '../operational/knownDevices.ts'
import type { SessionTokens } from '../operational/sessions.ts'
import type { ApiSettings } from './dependencies.ts'
import { accessCookies } from './plugins/session.ts'
import type { Role } from './route.ts'

/** Names of the refresh token's cookie, one a role, as those of the access token. */
export const refreshCookies: Readonly<Record<Role, string>> = {
  couple: 'refresh_token',
  provider: 'pro_refresh_token',
  admin: 'admin_refresh_token',
}

const week = 7 * 86_400
const year = 365 * 86_400

function protectedBy({ secureCookies }: ApiSettings) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: secureCookies } as const
}

/** Gives the browser its tokens: for 7 days, or until it closes where the person does not want to be remembered. */
export function setSessionCookies(reply: FastifyReply, settings: ApiSettings, role: Role, tokens: SessionTokens): void {
  const options = { ...protectedBy(settings), ...(tokens.remembered ? { maxAge: week } : {}) }
  reply.setCookie(accessCookies[role], tokens.token, options).setCookie(refreshCookies[role], tokens.refreshToken, options)
}

export function clearSessionCookies(reply: FastifyReply, settings: ApiSettings, role: Role): void {
  reply.clearCookie(accessCookies[role], protectedBy(settings)).clearCookie(refreshCookies[role], protectedBy(settings))
}

/** The language a signed-in person chose; scripts may read it. */
export function setLanguageCookie(reply: FastifyReply, settings: ApiSettings, locale: string): Language {
  const language = languageOf(locale)
  reply.setCookie('_locale', language, { sameSite: 'lax', path: '/', secure: settings.secureCookies, maxAge: year })
  return language
}

/** Names of the marks by which a device is known to whoever signed in on it. */
export const deviceCookies: Readonly<Record<Role, string>> = { couple: 'device', provider: 'pro_device', admin: 'admin_device' }

/** Outlives the session: it is for the next sign-in. */
export function setDeviceCookie(reply: FastifyReply, settings: ApiSettings, role: Role, mark: string): void {
  reply.setCookie(deviceCookies[role], mark, { ...protectedBy(settings), maxAge: deviceDays * 86_400 })
}

export function clearDeviceCookie(reply: FastifyReply, settings: ApiSettings, role: Role): void {
  reply.clearCookie(deviceCookies[role], protectedBy(settings))
}

const proofCookie = 'proof'

export function setProofCookie(reply: FastifyReply, settings: ApiSettings, proof: string, minutes: number): void {
  reply.setCookie(proofCookie, proof, { ...protectedBy(settings), maxAge: minutes * 60 })
}

export function clearProofCookie(reply: FastifyReply, settings: ApiSettings): void {
  reply.clearCookie(proofCookie, protectedBy(settings))
}

/** The proof that a call shows: in its body, or in its cookie. */
export function shownProof(request: { readonly cookies: Readonly<Record<string, string | undefined>> }, inBody: string | null | undefined) {
  return inBody || (request.cookies[proofCookie] ?? '')
}

import type { FastifyReply } from 'fastify'
import { type Language, languageOf } from '../domain/locale.ts'
import { deviceDays } from '../operational/knownDevices.ts'
import type { SessionTokens } from '../operational/sessions.ts'
import type { ApiSettings } from './dependencies.ts'
import type { Role } from './route.ts'
import { apiSides } from './schemas/apiSides.ts'

type Kind = 'access' | 'refresh'

/** Names where cookies travel over plain http, on localhost alone; and those that releases before this one used everywhere. */
export const plainCookies: Readonly<Record<Role, Readonly<Record<Kind, string>>>> = {
  couple: { access: 'token', refresh: 'refresh_token' },
  provider: { access: 'pro_token', refresh: 'pro_refresh_token' },
  admin: { access: 'admin_token', refresh: 'admin_refresh_token' },
}

/** `__Host-`: no other host of the domain can have set it. `__Secure-` allows a path, so that few calls carry the refresh token. */
const securedCookies: typeof plainCookies = {
  couple: { access: '__Host-token', refresh: '__Secure-refresh_token' },
  provider: { access: '__Host-pro_token', refresh: '__Secure-pro_refresh_token' },
  admin: { access: '__Host-admin_token', refresh: '__Secure-admin_refresh_token' },
}

type CookieSettings = Pick<ApiSettings, 'secureCookies' | 'acceptsPlainCookies'>

/** The token of a kind that the browser sent, by the name it has now or, for a while after an upgrade, by the one it had before. */
export function sessionCookie(
  cookies: Readonly<Record<string, string | undefined>>,
  settings: CookieSettings,
  role: Role,
  kind: Kind,
): string | undefined {
  const plain = cookies[plainCookies[role][kind]]
  if (!settings.secureCookies) return plain
  return cookies[securedCookies[role][kind]] ?? (settings.acceptsPlainCookies() ? plain : undefined)
}

const week = 7 * 86_400
const year = 365 * 86_400

function protectedBy({ secureCookies }: Pick<ApiSettings, 'secureCookies'>) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: secureCookies } as const
}

/** Gives the browser its tokens: for 7 days, or until it closes where the person does not want to be remembered. */
export function setSessionCookies(reply: FastifyReply, settings: CookieSettings, role: Role, tokens: SessionTokens): void {
  const lifetime = tokens.remembered ? { maxAge: week } : {}
  const names = namesIn(settings)[role]
  reply
    .setCookie(names.access, tokens.token, { ...optionsOf(settings, role, 'access'), ...lifetime })
    .setCookie(names.refresh, tokens.refreshToken, { ...optionsOf(settings, role, 'refresh'), ...lifetime })
  clearPlainCookies(reply, settings, role)
}

export function clearSessionCookies(reply: FastifyReply, settings: CookieSettings, role: Role): void {
  const names = namesIn(settings)[role]
  for (const kind of ['access', 'refresh'] as const) reply.clearCookie(names[kind], optionsOf(settings, role, kind))
  clearPlainCookies(reply, settings, role)
}

/** The names that cookies are given. */
export function namesIn({ secureCookies }: Pick<ApiSettings, 'secureCookies'>): typeof plainCookies {
  return secureCookies ? securedCookies : plainCookies
}

function optionsOf(settings: CookieSettings, role: Role, kind: Kind) {
  // The calls that take a refresh token lie below the side's base.
  const path = settings.secureCookies && kind === 'refresh' ? apiSides[role].base : '/'
  return { ...protectedBy(settings), path }
}

/** What an earlier release gave the browser goes, so that it cannot stand beside what replaces it. */
function clearPlainCookies(reply: FastifyReply, settings: CookieSettings, role: Role): void {
  if (!settings.secureCookies) return
  for (const name of Object.values(plainCookies[role])) {
    if (reply.request.cookies[name] !== undefined) reply.clearCookie(name, protectedBy(settings))
  }
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

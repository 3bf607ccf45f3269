import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { networkAddress } from '../../platform/networkAddress.ts'
import type { Count, SharedCounts } from '../../platform/sharedCounts.ts'
import type { ApiSettings } from '../dependencies.ts'
import { tooMany } from '../limitCalls.ts'
import { lateScriptsSource } from '../pages/lateScripts.ts'
import { Problem } from '../problem.ts'

/** Hosts of video players, which load when a person starts one. */
const videoPlayers = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']
const unsafe = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Headers, cookies, general limits, and CSRF protection: a state-changing call that a browser sends from another site is refused, whatever
 * cookies it carries. Browsers send `Origin` or `Sec-Fetch-Site` with every such call.
 */
export const security = fp<{ readonly settings: ApiSettings; readonly calls: SharedCounts }>(
  async (app, { settings, calls }) => {
    await app.register(cookie)
    const scheme = new URL(settings.publicUrl).protocol
    await app.register(helmet, {
      contentSecurityPolicy: {
        directives: {
          defaultSrc: ["'self'"],
          // `blob:`: a chosen file is previewed before it is sent.
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'", ...[settings.analyticsUrl, settings.errorReportsUrl].flatMap(foreignOrigin)],
          // Same origin: the preview of the badge.
          frameSrc: ["'self'", ...videoPlayers],
          styleSrc: ["'self'", "'unsafe-inline'"],
          scriptSrc: ["'self'", lateScriptsSource],
          frameAncestors: ["'none'"],
          upgradeInsecureRequests: settings.secureCookies ? [] : null,
        },
      },
      strictTransportSecurity: settings.secureCookies,
    })
    await app.register(rateLimit, {
      max: settings.callsPerMinute,
      timeWindow: '1 minute',
      store: storeOf(calls),
      keyGenerator: callerOf,
      allowList: (request) => request.url.startsWith('/health/'),
      errorResponseBuilder: (_request, context) => tooMany(Math.ceil(context.ttl / 1000)),
    })
    app.addHook('onRequest', (request, _reply, done) => {
      if (isForeign(request, scheme)) done(new Problem(403, 'cross_site_request', { detail: 'This call must come from the site itself.' }))
      else done()
    })
  },
  { name: 'security' },
)

/** The key of limits: the signed-in person, else the network address. */
export function callerOf({ session, ip }: FastifyRequest): string {
  return session ? `${session.role}:${session.id}` : networkAddress(ip)
}

/** Origins that a page may be allowed, by the directive that restricts them. */
export type Allowed = Readonly<Partial<Record<'img-src' | 'script-src' | 'frame-src' | 'connect-src', readonly string[]>>>

/** Allows this page to access other origins. */
export function allowOrigins(reply: FastifyReply, allowed: Allowed): void {
  const name = 'content-security-policy'
  const extended = Object.entries(allowed).reduce(
    (policy, [directive, origins]) => policy.replace(`${directive} `, `${directive} ${origins.join(' ')} `),
    String(reply.getHeader(name)),
  )
  reply.header(name, extended)
}

/** Allows this page to show pictures of another origin, e.g. a map's. */
export function allowPicturesOf(reply: FastifyReply, address: string): void {
  allowOrigins(reply, { 'img-src': [new URL(address).origin] })
}

/** A path of this site is allowed anyway. */
function foreignOrigin(address: string | undefined): readonly string[] {
  return address !== undefined && URL.canParse(address) ? [new URL(address).origin] : []
}

/** One count for all routes, shared with the other processes. */
function storeOf(calls: SharedCounts): FastifyRateLimitStoreCtor {
  return class Store {
    incr(key: string, answer: (error: null, count: Count) => void): void {
      answer(null, calls.count(key))
    }

    child(): Store {
      return this
    }
  }
}

/** @param scheme of the public address, behind any proxy */
function isForeign({ method, headers, host }: FastifyRequest, scheme: string): boolean {
  if (!unsafe.has(method) || headers.authorization !== undefined) return false
  const { origin } = headers
  return origin === undefined ? headers['sec-fetch-site'] === 'cross-site' : !isOwn(origin, scheme, host)
}

function isOwn(origin: string, scheme: string, host: string): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, host: from } = new URL(origin)
  return protocol === scheme && from === host
}

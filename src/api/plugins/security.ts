import cookie from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import helmet from 'helmet'
import type { ApiSettings } from '../dependencies.ts'
import { lateScriptsSource } from '../pages/lateScripts.ts'
import { Problem } from '../problem.ts'

/** Hosts of video players, which load when a person starts one. */
const videoPlayers = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']
const unsafe = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Headers, cookies, and CSRF protection: a state-changing call that a browser sends from another site is refused, whatever
 * cookies it carries. Browsers send `Origin` or `Sec-Fetch-Site` with every such call.
 */
export const security = fp<{ readonly settings: ApiSettings }>(
  async (app, { settings }) => {
    await app.register(cookie)
    const scheme = new URL(settings.publicUrl).protocol
    // Created once: `@fastify/helmet` does it for each request, whose objects then survive collections of the young generation.
    const setHeaders = helmet({
      contentSecurityPolicy: {
        directives: {
          defaultSrc: ["'self'"],
          // `blob:`: a chosen file is previewed before it is sent.
          imgSrc: ["'self'", 'data:', 'blob:'],
          connectSrc: ["'self'", ...[settings.analyticsUrl, settings.errorReportsUrl].flatMap(foreignOrigin)],
          // Same origin: the preview of the badge.
          frameSrc: ["'self'", ...videoPlayers],
          styleSrc: ["'self'", "'unsafe-inline'"],
          scriptSrc: ["'self'", lateScriptsSource],
          // As `scriptSrc`, which allows no attributes.
          scriptSrcAttr: null,
          frameAncestors: ["'none'"],
          upgradeInsecureRequests: settings.secureCookies ? [] : null,
        },
      },
      strictTransportSecurity: settings.secureCookies,
      // No browser that the apps support reads these, and every page would be sent with them.
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    })
    app.addHook('onRequest', (request, reply, done) =>
      setHeaders(request.raw, reply.raw, (error) => (error instanceof Error ? done(error) : done())),
    )
    app.addHook('onRequest', (request, _reply, done) => {
      if (isForeign(request, scheme)) done(new Problem(403, 'cross_site_request', { detail: 'This call must come from the site itself.' }))
      else done()
    })
  },
  { name: 'security' },
)

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

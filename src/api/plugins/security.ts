import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import fp from 'fastify-plugin'
import type { ApiSettings } from '../dependencies.ts'
import { Problem } from '../problem.ts'

const unsafe = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Headers, cookies, general limits, and protection against cross-site requests: a state-changing call that a browser sends from
 * another site is refused, whatever cookies it carries. Browsers send `Origin` or `Sec-Fetch-Site` with every such call.
 */
export const security = fp<{ readonly settings: ApiSettings }>(
  async (app, { settings }) => {
    await app.register(cookie)
    await app.register(helmet, {
      contentSecurityPolicy: {
        directives: {
          defaultSrc: ["'self'"],
          imgSrc: ["'self'", 'data:'],
          styleSrc: ["'self'", "'unsafe-inline'"],
          scriptSrc: ["'self'"],
          frameAncestors: ["'none'"],
          upgradeInsecureRequests: settings.secureCookies ? [] : null,
        },
      },
      strictTransportSecurity: settings.secureCookies,
    })
    await app.register(rateLimit, {
      max: settings.callsPerMinute,
      timeWindow: '1 minute',
      keyGenerator: (request) => (request.session ? `${request.session.role}:${request.session.id}` : request.ip),
      allowList: (request) => request.url.startsWith('/health/'),
      errorResponseBuilder: (_request, context) =>
        new Problem(429, 'too_many_requests', {
          retryAfterSeconds: Math.ceil(context.ttl / 1000),
          detail: 'Too many requests. Please wait a moment.',
        }),
    })
    app.addHook('onRequest', async (request) => {
      if (!unsafe.has(request.method) || request.headers.authorization !== undefined) return
      const site = request.headers['sec-fetch-site']
      const origin = request.headers.origin
      const foreign = origin === undefined ? site === 'cross-site' : !sameHost(origin, request.host)
      if (foreign) throw new Problem(403, 'cross_site_request', { detail: 'This call must come from the site itself.' })
    })
  },
  { name: 'security' },
)

function sameHost(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host
}

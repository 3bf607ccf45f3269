import cookie from '@fastify/cookie'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { ApiSettings } from '../dependencies.ts'
import { Problem } from '../problem.ts'

/** Videos play on these, when a person starts one. */
const videoPlayers = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']
const unsafe = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Headers, cookies, general limits, and protection against cross-site requests: a state-changing call that a browser sends from
 * another site is refused, whatever cookies it carries. Browsers send `Origin` or `Sec-Fetch-Site` with every such call.
 */
export const security = fp<{ readonly settings: ApiSettings }>(
  async (app, { settings }) => {
    await app.register(cookie)
    const headers = await headersOf({
      contentSecurityPolicy: {
        directives: {
          defaultSrc: ["'self'"],
          imgSrc: ["'self'", 'data:', ...(settings.mapTilesUrl ? [new URL(settings.mapTilesUrl).origin] : [])],
          fontSrc: ["'self'"],
          connectSrc: ["'self'", ...[settings.analyticsUrl, settings.errorReportsUrl].flatMap(foreignOrigin)],
          frameSrc: videoPlayers,
          styleSrc: ["'self'", "'unsafe-inline'"],
          scriptSrc: ["'self'"],
          frameAncestors: ["'none'"],
          upgradeInsecureRequests: settings.secureCookies ? [] : null,
        },
      },
      strictTransportSecurity: settings.secureCookies,
    })
    app.addHook('onRequest', (_request, reply, done) => {
      for (const [name, value] of headers) reply.raw.setHeader(name, value)
      done()
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
    app.addHook('onRequest', (request, _reply, done) => {
      if (isForeign(request)) done(new Problem(403, 'cross_site_request', { detail: 'This call must come from the site itself.' }))
      else done()
    })
  },
  { name: 'security' },
)

/** A path of this site needs no leave of its own. */
function foreignOrigin(address: string | undefined): readonly string[] {
  return address !== undefined && URL.canParse(address) ? [new URL(address).origin] : []
}

/** The headers helmet sets, which are the same on every answer: asked for once, for it would compose them anew each time. */
async function headersOf(options: FastifyHelmetOptions): Promise<readonly (readonly [string, string])[]> {
  const [plain, secured] = [fastify(), fastify()]
  await secured.register(helmet, options)
  const [without, withHelmet] = await Promise.all([plain, secured].map((each) => each.inject('/')))
  await Promise.all([plain.close(), secured.close()])
  return Object.entries(withHelmet?.headers ?? {})
    .filter(([name]) => without?.headers[name] === undefined)
    .map(([name, value]) => [name, String(value)] as const)
}

function isForeign({ method, headers, host }: FastifyRequest): boolean {
  if (!unsafe.has(method) || headers.authorization !== undefined) return false
  const { origin } = headers
  return origin === undefined ? headers['sec-fetch-site'] === 'cross-site' : !sameHost(origin, host)
}

function sameHost(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host
}

import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { networkAddress } from '../../platform/networkAddress.ts'
import type { Count, SharedCounts } from '../../platform/sharedCounts.ts'
import type { ApiSettings } from '../dependencies.ts'
import { tooMany } from '../limitCalls.ts'

/**
 * Limits how often a person or an address calls. Runs after the session was read and before permissions are checked, so that
 * refused calls count too.
 */
export const generalLimit = fp<{ readonly settings: ApiSettings; readonly calls: SharedCounts }>(
  async (app, { settings, calls }) => {
    await app.register(rateLimit, {
      global: false,
      max: settings.callsPerMinute,
      timeWindow: '1 minute',
      store: storeOf(calls),
      keyGenerator: rateLimitKey,
      // Only refusals carry them, since every page would be sent with them.
      addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
      allowList: ({ url, routeOptions }) => url.startsWith('/health/') || routeOptions.config.isExemptFromRateLimit === true,
      errorResponseBuilder: (_request, context) => tooMany(Math.ceil(context.ttl / 1000)),
    })
    // With `global: true` the plugin would add a hook to each route, which runs after the permissions' hook.
    app.addHook('onRequest', app.rateLimit())
  },
  { name: 'generalLimit', dependencies: ['session'] },
)

/** The signed-in person, else the network address; with the group of a route that has one. */
function rateLimitKey({ session, ip, routeOptions: { config } }: FastifyRequest): string {
  const caller = session ? `${session.role}:${session.id}` : networkAddress(ip)
  return config.rateLimitGroup === undefined ? caller : `${config.rateLimitGroup} ${caller}`
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

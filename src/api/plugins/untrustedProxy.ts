import fp from 'fastify-plugin'
import type { ApiSettings } from '../dependencies.ts'

/**
 * Warns once when calls come through a proxy that is not in TRUSTED_PROXIES: all visitors then count as one address, and share its limits.
 */
export const untrustedProxy = fp<{ readonly settings: ApiSettings }>(
  async (app, { settings }) => {
    let warned = settings.trustedProxies.length > 0
    app.addHook('onRequest', (request, _reply, done) => {
      if (!warned && request.headers['x-forwarded-for'] !== undefined) {
        warned = true
        request.log.warn('X-Forwarded-For arrives, but TRUSTED_PROXIES is empty: all visitors count as one address')
      }
      done()
    })
  },
  { name: 'untrustedProxy' },
)

import fp from 'fastify-plugin'
import { Histogram, type Registry } from 'prom-client'

/** Measures every answer by route, method and status; never by address or person. */
export const httpMetrics = fp<{ readonly metrics: Registry }>(
  async (app, { metrics }) => {
    const duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from request to answer',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [metrics],
    })
    app.addHook('onResponse', (request, reply, done) => {
      duration.observe(
        { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode },
        reply.elapsedTime / 1000,
      )
      done()
    })
  },
  { name: 'httpMetrics' },
)

import fp from 'fastify-plugin'

export interface BodyTimeoutOptions {
  readonly patienceMs?: number
}

/** Closes a connection whose body does not arrive; Node has a single timeout for all routes, which is set for files. */
export const bodyTimeout = fp<BodyTimeoutOptions>(
  async (app, { patienceMs = 30_000 }) => {
    app.addHook('onRequest', (request, _reply, done) => {
      const { raw } = request
      const hasBody = raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined
      if (hasBody && !request.routeOptions.config.slowBody) {
        const late = setTimeout(() => raw.destroy(), patienceMs).unref()
        const stop = () => clearTimeout(late)
        raw.once('end', stop).once('close', stop)
      }
      done()
    })
  },
  { name: 'bodyTimeout' },
)

import type { ServerResponse } from 'node:http'
import fp from 'fastify-plugin'

export interface OrderlyEndOptions {
  readonly patienceMs?: number
}

/**
 * The end of the server: no new calls, and calls under way get their answer within the patience. Then every connection is closed, since
 * browsers also open some on which they never call.
 */
export const orderlyEnd = fp<OrderlyEndOptions>(
  async (app, { patienceMs = 10_000 }) => {
    const running = new Set<ServerResponse>()
    let ending = false
    const closeConnections = () => app.server.closeAllConnections()

    app.addHook('onRequest', (_request, { raw }, done) => {
      running.add(raw)
      raw.once('close', () => {
        running.delete(raw)
        if (ending && running.size === 0) closeConnections()
      })
      done()
    })
    app.addHook('onSend', (_request, reply, _payload, done) => {
      if (ending) reply.header('connection', 'close')
      done()
    })
    let patience: NodeJS.Timeout | undefined
    app.addHook('preClose', (done) => {
      ending = true
      patience = setTimeout(closeConnections, patienceMs)
      if (running.size === 0) closeConnections()
      done()
    })
    app.addHook('onClose', (_app, done) => {
      clearTimeout(patience)
      done()
    })
  },
  { name: 'orderlyEnd' },
)

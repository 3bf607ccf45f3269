import type { LiveEvent } from '../../../projections/runner/liveEvents.ts'
import type { Role, Route } from '../../route.ts'

const heartbeatMs = 20_000
/** A stream outlives its session by no more than this, and by what other processes take to hear of the sign-out. */
const checkMs = 2_000

/**
 * GET /api/events: tells a signed-in person what changed for it, by ids and position. GET /api/pro/events is for
 * providers alone, so that a browser that is signed in as a couple too hears as the provider: its cookies cannot say which is meant.
 */
export const liveEventsRoute: Route = (api, dependencies) => {
  tellAt('/api/events', ['couple', 'provider'], api, dependencies)
  tellAt('/api/pro/events', ['provider'], api, dependencies)
}

function tellAt(path: string, roles: readonly Role[], ...[api, { live, eventStore, tokens }]: Parameters<Route>): void {
  api.get(
    path,
    { config: { access: { as: roles } }, schema: { tags: ['live'], summary: 'What changed, as server-sent events' } },
    async (request, reply) => {
      const { session } = request
      if (!session) return
      // Listening begins before the head is read, so that nothing after the place in `ready` goes unheard.
      const early: LiveEvent[] = []
      let hear = (change: LiveEvent) => void early.push(change)
      const stream = reply.raw
      stream.on(
        'close',
        live.listen(`${session.role}:${session.id}`, (change) => hear(change)),
      )
      const head = await eventStore.head()
      reply.hijack()
      if (stream.destroyed) return
      stream.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-request-id': request.id,
      })
      stream.write(`retry: 2000\nid: ${head}\nevent: ready\ndata: ${JSON.stringify({ position: head })}\n\n`)
      hear = (change) => void stream.write(`id: ${change.position}\nevent: change\ndata: ${JSON.stringify(change)}\n\n`)
      early.filter((change) => change.position > head).forEach(hear)
      const heartbeat = setInterval(() => stream.write(': still here\n\n'), heartbeatMs)
      const endWithSession = async () => {
        if (await tokens.isRefused(session.sessionId).catch(() => false)) stream.end()
      }
      const check = setInterval(() => void endWithSession(), checkMs)
      stream.on('close', () => {
        clearInterval(heartbeat)
        clearInterval(check)
      })
    },
  )
}

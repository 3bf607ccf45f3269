import type { Route } from '../../route.ts'

const heartbeatMs = 20_000

/** GET /api/events: tells a signed-in person what changed for it, by ids and position (contract.md, "Live"). */
export const liveEventsRoute: Route = (api, { live, eventStore }) => {
  api.get(
    '/api/events',
    { config: { access: ['couple', 'provider'] }, schema: { tags: ['live'], summary: 'What changed, as server-sent events' } },
    async (request, reply) => {
      const { session } = request
      if (!session) return
      const head = await eventStore.head()
      reply.hijack()
      reply.raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-request-id': request.id,
      })
      reply.raw.write(`retry: 2000\nid: ${head}\nevent: ready\ndata: ${JSON.stringify({ position: head })}\n\n`)
      const stop = live.listen(`${session.role}:${session.id}`, (change) => {
        reply.raw.write(`id: ${change.position}\nevent: change\ndata: ${JSON.stringify(change)}\n\n`)
      })
      const heartbeat = setInterval(() => reply.raw.write(': still here\n\n'), heartbeatMs)
      request.raw.on('close', () => {
        clearInterval(heartbeat)
        stop()
      })
    },
  )
}

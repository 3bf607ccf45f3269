import type { ServerResponse } from 'node:http'
import type { LiveEvent } from '../../../projections/runner/liveEvents.ts'
import { tooMany } from '../../limitCalls.ts'
import type { Role, Route } from '../../route.ts'
import { apiSides } from '../../schemas/apiSides.ts'

const heartbeatMs = 20_000
/**
 * The maximum time for which a stream outlives its session or access token, apart from the delay with which other processes learn of a
 * sign-out.
 */
const checkMs = 2_000
/** The maximum of unsent bytes for a reader that does not read, beyond the system's buffers; then its connection is closed. */
const mostWaitingBytes = 64 * 1_024
const retryAfterSeconds = 60

/** The open streams of each person. */
type Connections = Map<string, Set<ServerResponse>>

/**
 * GET /api/events: notifies a signed-in person of changes by ids and position. GET /api/pro/events is only for providers, so that a browser
 * that is also signed in as a couple gets the provider's updates: its cookies do not tell which role is meant.
 */
export const liveEventsRoute: Route = (api, dependencies) => {
  const connections: Connections = new Map()
  liveEventsAt(apiSides.couple.eventsPath, ['couple', 'provider'], connections, api, dependencies)
  liveEventsAt(apiSides.provider.eventsPath, ['provider'], connections, api, dependencies)
  // A browser opens its stream again, with another process.
  api.addHook('preClose', (done) => {
    for (const streams of connections.values()) for (const stream of streams) stream.end()
    done()
  })
}

function liveEventsAt(
  path: string,
  roles: readonly Role[],
  connections: Connections,
  ...[api, { commands, live, eventStore, tokens }]: Parameters<Route>
): void {
  api.get(
    path,
    {
      config: { access: { as: roles } },
      schema: {
        tags: ['live'],
        summary: 'What changed, as server-sent events',
        description: 'The stream ends with the access token. 429 with Retry-After when the person has too many of them open.',
      },
    },
    async (request, reply) => {
      const { session } = request
      if (!session) return
      const audience = `${session.role}:${session.id}`
      const stream = reply.raw
      if (!countIn(connections, audience, commands.rules.liveConnectionsPerPerson, stream)) throw tooMany(retryAfterSeconds)
      // Listening begins before the head is read, so that nothing after the position in `ready` is missed.
      const early: LiveEvent[] = []
      let hear = (change: LiveEvent) => void early.push(change)
      stream.on(
        'close',
        live.listen(audience, (change) => hear(change)),
      )
      const head = await eventStore.head()
      reply.hijack()
      if (stream.destroyed || stream.writableEnded) return
      stream.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-request-id': request.id,
      })
      const send = (text: string): undefined => {
        stream.write(text)
        if (stream.writableLength > mostWaitingBytes) stream.destroy()
      }
      send(`retry: 2000\nid: ${head}\nevent: ready\ndata: ${JSON.stringify({ position: head })}\n\n`)
      hear = (change) => send(`id: ${change.position}\nevent: change\ndata: ${JSON.stringify(change)}\n\n`)
      early.filter((change) => change.position > head).forEach(hear)
      const heartbeat = setInterval(() => send(': still here\n\n'), heartbeatMs)
      const endWithSession = async () => {
        const isOver = commands.now() >= session.expiresAt || (await tokens.isRefused(session.sessionId).catch(() => false))
        if (isOver) stream.end()
      }
      const check = setInterval(() => void endWithSession(), checkMs)
      stream.on('close', () => {
        clearInterval(heartbeat)
        clearInterval(check)
      })
    },
  )
}

/** Counts a person's connection until it closes; false when the maximum is reached. */
function countIn(connections: Connections, audience: string, most: number, stream: ServerResponse): boolean {
  const open = connections.get(audience) ?? new Set()
  if (open.size >= most) return false
  connections.set(audience, open.add(stream))
  stream.on('close', () => {
    open.delete(stream)
    if (open.size === 0) connections.delete(audience)
  })
  return true
}

import type { FastifyPluginAsync } from 'fastify'

const kept = 1000

/**
 * Stands in for the services that browsers report couples' steps and failures to: accepts JSON at `/sandbox/analytics` and
 * `/sandbox/failures`, and shows it at the same addresses with `.json`, newest first, until a restart.
 */
export const sandboxCollectorRoutes: FastifyPluginAsync = async (app) => {
  const options = { config: { access: { as: 'visitor' } }, schema: { hide: true } } as const
  for (const kind of ['analytics', 'failures']) {
    const letters: { readonly receivedAt: string; readonly letter: unknown }[] = []
    app.post<{ Body: string }>(`/sandbox/${kind}`, options, (request, reply) => {
      letters.unshift({ receivedAt: new Date().toISOString(), letter: parsed(request.body) })
      letters.length = Math.min(letters.length, kept)
      return reply.code(204).send()
    })
    app.get(`/sandbox/${kind}.json`, options, (_request, reply) => reply.header('cache-control', 'no-store').send({ letters }))
  }
}

/** Browsers send the JSON as text, which needs no CORS preflight. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw Object.assign(new Error('the body is no JSON', { cause }), { statusCode: 400 })
  }
}

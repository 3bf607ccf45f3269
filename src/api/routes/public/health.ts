import { z } from 'zod'
import type { Route } from '../../route.ts'

const Part = z.object({ ok: z.boolean(), detail: z.string().optional() })
const Readiness = z.object({ ok: z.boolean(), parts: z.record(z.string(), Part) })

/** GET /health/live and /health/ready: whether the process runs, and whether it can do its work. */
export const healthRoutes: Route = (api, { readiness }) => {
  api.get(
    '/health/live',
    {
      config: { access: { as: 'visitor' } },
      schema: { tags: ['health'], summary: 'The process answers', response: { 200: z.object({ ok: z.literal(true) }) } },
    },
    async () => ({ ok: true as const }),
  )
  api.get(
    '/health/ready',
    {
      config: { access: { as: 'visitor' } },
      schema: { tags: ['health'], summary: 'Log, database, queue and projections work', response: { 200: Readiness, 503: Readiness } },
    },
    async (_request, reply) => {
      const parts = await readiness()
      const ok = Object.values(parts).every((part) => part.ok)
      return reply.status(ok ? 200 : 503).send({ ok, parts })
    },
  )
}

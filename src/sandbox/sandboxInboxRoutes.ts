import { readFile } from 'node:fs/promises'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { z } from 'zod'
import { contentPolicy } from './contentPolicy.ts'
import { inboxPage } from './inboxPage.ts'
import { messagesKept, type SandboxMessages } from './sandboxMessages.ts'

const Filter = z.object({
  /** In a query `+33…` reads as ` 33…`. */
  to: z
    .string()
    .transform((to) => to.replace(/^ /, '+').trim())
    .optional(),
  channel: z.enum(['sms', 'mail', '']).optional(),
  after: z.iso.datetime({ offset: true }).optional(),
  limit: z.coerce.number().int().min(1).max(messagesKept).optional(),
})

/** Where people (`/sandbox/inbox`) and programs (`/sandbox/inbox.json`) read what the sandbox received. */
export function sandboxInboxRoutes(messages: SandboxMessages): FastifyPluginAsync {
  return async (app) => {
    const options = { config: { access: { as: 'visitor' } }, schema: { hide: true } } as const
    const [style, script] = await Promise.all(['inbox.css', 'inbox.js'].map((name) => readFile(new URL(`assets/${name}`, import.meta.url))))

    app.get('/sandbox/inbox', options, async (request, reply) => {
      const filter = parse(request.query)
      if (!filter.success) return refuse(reply, filter.error)
      const page = inboxPage({ messages: await messages.list(filter.data), filter: filter.data })
      return reply.header('content-security-policy', contentPolicy).header('cache-control', 'no-store').type('text/html').send(page)
    })
    app.get('/sandbox/inbox.json', options, async (request, reply) => {
      const filter = parse(request.query)
      if (!filter.success) return refuse(reply, filter.error)
      return reply.header('cache-control', 'no-store').send({ messages: await messages.list(filter.data) })
    })
    app.get('/sandbox/inbox.css', options, (_request, reply) => reply.type('text/css').send(style))
    app.get('/sandbox/inbox.js', options, (_request, reply) => reply.type('text/javascript').send(script))
  }
}

/** An empty field of the form means no filter. */
function parse(query: unknown) {
  return Filter.transform(({ to, channel, after, limit }) => ({
    to: to || undefined,
    channel: channel || undefined,
    after: after === undefined ? undefined : new Date(after),
    limit,
  })).safeParse(query)
}

function refuse(reply: FastifyReply, { issues }: z.ZodError): FastifyReply {
  const errors = issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  return reply.code(400).type('application/problem+json').send({ title: 'Invalid filter', status: 400, code: 'invalid_input', errors })
}

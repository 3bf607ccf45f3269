import type { FastifyPluginAsync } from 'fastify'
import type { SandboxMessages } from './sandboxMessages.ts'

export function sandboxInboxRoutes(messages: SandboxMessages): FastifyPluginAsync {
  return async (app) => {
    app.get('/sandbox/inbox.json', { config: { access: 'public' } }, async () => ({ messages: await messages.list() }))
  }
}

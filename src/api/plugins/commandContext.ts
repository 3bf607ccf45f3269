import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { z } from 'zod'
import { deriveCommandId } from '../../commands/deriveId.ts'
import type { CommandContext } from '../../commands/handleCommand.ts'
import type { CommandId } from '../../domain/ids.ts'
import { keyedHash, type Secrets } from '../../operational/secrets.ts'
import { Problem } from '../problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The raw body; empty without one. */
    bodyText: string
    /**
     * The actor of a command in this request, and the command's id. With an `Idempotency-Key` the id is the same for each attempt. `actor`
     * defaults to the session; pass it where there is none. A route with several commands distinguishes them by `part`.
     */
    commandContext(options?: { readonly actor?: string; readonly part?: string }): CommandContext
  }
}

const Key = z.uuid()

/** Idempotency keys: the same key and body have one effect and the same answer. */
export const commandContext = fp<{ readonly secrets: Secrets }>(
  async (app, { secrets }) => {
    app.addHook('onRequest', (request, _reply, done) => {
      const key = request.headers['idempotency-key']
      if (key === undefined || Key.safeParse(key).success) done()
      else done(new Problem(400, 'invalid_idempotency_key', { detail: 'Idempotency-Key must be a UUID.' }))
    })
    app.decorateRequest('bodyText', '')
    app.decorateRequest('commandContext', function (this: FastifyRequest, { actor: named, part = '' } = {}) {
      const actor = named ?? (this.session ? `${this.session.role}:${this.session.id}` : 'visitor')
      const header = this.headers['idempotency-key']
      const key = typeof header === 'string' ? header.toLowerCase() : undefined
      const route = `${this.method} ${this.routeOptions.url ?? ''} ${part}`
      return {
        actor,
        ...(this.session?.impersonator === undefined ? {} : { impersonator: `admin:${this.session.impersonator}` }),
        correlationId: this.id,
        commandId: key === undefined ? (randomUUID() as CommandId) : deriveCommandId(actor, route, key),
        ...(key === undefined ? {} : { bodyHash: keyedHash(secrets.bodyKey, `${this.url}\n${this.bodyText}`) }),
      }
    })
  },
  { name: 'commandContext', dependencies: ['session'] },
)

import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import type { Rules } from '../../domain/rules.ts'
import type { Position } from '../../eventstore/eventStore.ts'
import { later } from '../../eventstore/eventStore.ts'
import { InvalidPosition, NotReached, type PositionWaiter } from '../../projections/runner/positionWaiter.ts'
import { Problem } from '../problem.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Sends the log position that a command reached; of several, the latest. */
    reached(position: Position): FastifyReply
  }
}

interface PositionOptions {
  readonly positions: PositionWaiter
  readonly rules: Pick<Rules, 'readPatience'>
}

/** Read-your-writes: `X-Position` on commands, `X-Min-Position` on reads. */
export const position = fp<PositionOptions>(
  async (app, { positions, rules }) => {
    const waitMs = rules.readPatience.milliseconds
    app.decorateReply('reached', function (this: FastifyReply, reached: Position) {
      const before = this.getHeader('x-position')
      return this.header('x-position', typeof before === 'string' ? later(before as Position, reached) : reached)
    })
    app.addHook('preHandler', async (request) => {
      const wanted = request.headers['x-min-position']
      if (typeof wanted !== 'string') return
      const reads = request.routeOptions.config.reads ?? []
      try {
        await Promise.all(reads.map((projection) => positions.waitFor(projection, wanted as Position, waitMs)))
      } catch (error) {
        if (error instanceof InvalidPosition) throw new Problem(400, 'invalid_position', { detail: error.message })
        if (error instanceof NotReached) throw new Problem(503, 'not_up_to_date', { detail: error.message, retryAfterSeconds: 1 })
        throw error
      }
    })
  },
  { name: 'position', dependencies: ['permissions'] },
)

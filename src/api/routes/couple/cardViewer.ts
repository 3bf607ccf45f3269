import type { FastifyRequest } from 'fastify'
import type { CommandHandler } from '../../../commands/handleCommand.ts'
import type { CardViewer } from '../../../projections/providerDirectory/providerCard.ts'

/** Who looks at cards by this request: in which language, and when. */
export function cardViewer(request: FastifyRequest, commands: CommandHandler): CardViewer {
  return { language: request.language, now: commands.now(), rules: commands.rules }
}

import type { CommandId } from '../domain/ids.ts'
import { deriveId } from './deriveId.ts'
import type { CommandContext } from './handleCommand.ts'

/** The context of a command that is one step of another, e.g. a claim before a registration; `parts` make its id unique. */
export function partOfCommand(context: CommandContext, ...parts: readonly string[]): CommandContext {
  const { actor, impersonator, correlationId } = context
  return {
    commandId: deriveId('part', context.commandId, ...parts) as CommandId,
    actor,
    correlationId,
    causationId: context.commandId,
    ...(impersonator === undefined ? {} : { impersonator }),
  }
}

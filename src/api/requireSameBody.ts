import { type CommandContext, IdempotencyKeyReused } from '../commands/handleCommand.ts'
import { rememberCommand } from '../operational/commandTimes.ts'
import type { ApiDependencies } from './dependencies.ts'

/**
 * Answers 422 when the same key comes with another body. A stream detects this itself; this function is for calls that write to none, do
 * something else first, or write to another stream for another input.
 * @returns when the command was first given
 * @throws IdempotencyKeyReused
 */
export async function requireSameBody(
  { database, commands }: Pick<ApiDependencies, 'database' | 'commands'>,
  context: CommandContext,
): Promise<Date> {
  const { firstSeen, sameBody } = await rememberCommand(database, context, commands.now())
  if (!sameBody) throw new IdempotencyKeyReused(context.commandId)
  return firstSeen
}

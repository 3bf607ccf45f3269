import { type CommandContext, IdempotencyKeyReused } from '../commands/handleCommand.ts'
import { rememberCommand } from '../operational/commandTimes.ts'
import type { ApiDependencies } from './dependencies.ts'

/**
 * The same key with another body is a 422. The stream that a command writes to shows that by itself; this is for calls that write to none,
 * do something else first, or write to another stream when they are asked for another thing.
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

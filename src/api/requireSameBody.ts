import { type CommandContext, IdempotencyKeyReused } from '../commands/handleCommand.ts'
import { sameBody } from '../operational/commandTimes.ts'
import type { ApiDependencies } from './dependencies.ts'

/**
 * For calls that change operational state alone, or do so before they write to the log: the same key with another body is a 422.
 * @throws IdempotencyKeyReused
 */
export async function requireSameBody(
  { database, commands }: Pick<ApiDependencies, 'database' | 'commands'>,
  context: CommandContext,
): Promise<void> {
  if (!(await sameBody(database, context, commands.now()))) throw new IdempotencyKeyReused(context.commandId)
}

import type { BaseLogger } from 'pino'
import type { CommandId } from '../domain/ids.ts'
import type { CommandToRun, Process, Reaction } from '../domain/process.ts'
import type { DeadlineChange } from '../operational/deadlines.ts'
import type { NewEffect } from '../operational/effects.ts'
import { deriveId } from './deriveId.ts'
import type { CommandHandler } from './handleCommand.ts'

/** What triggered a process: an event, or a deadline that was set because of an event. */
export interface Cause {
  /** The same parts give the same ids, so that repeated reactions take effect once. */
  readonly idParts: readonly string[]
  readonly eventId: string
  readonly correlationId: string
}

/** What is still to be written, together with the checkpoint. */
export interface ToCommit {
  readonly effects: readonly NewEffect[]
  readonly deadlines: readonly DeadlineChange[]
}

export interface ReactionDependencies {
  readonly commands: Pick<CommandHandler, 'handle'>
  readonly log: Pick<BaseLogger, 'warn'>
}

/** Runs the commands among a process's reactions, in order, and returns the other reactions. */
export async function carryOutReactions(
  process: Process,
  reactions: readonly Reaction[],
  cause: Cause,
  dependencies: ReactionDependencies,
  leading: AbortSignal,
): Promise<ToCommit> {
  const effects: NewEffect[] = []
  const deadlines: DeadlineChange[] = []
  const { eventId, correlationId } = cause
  for (const [index, reaction] of reactions.entries()) {
    leading.throwIfAborted()
    const id = deriveId(...cause.idParts, index)
    if (reaction.kind === 'command') await giveCommand(process, reaction, id as CommandId, cause, dependencies)
    else if (reaction.kind === 'effect') {
      const { effect: kind, person, payload, expiresAt } = reaction
      const isOver = expiresAt !== null && expiresAt.getTime() <= Date.now()
      if (!isOver) effects.push({ id, kind, person, payload, cause: { eventId, correlationId }, expiresAt })
    } else deadlines.push({ ...deadlineChange(reaction), eventId, correlationId })
  }
  return { effects, deadlines }
}

/** Converts a reaction about a deadline to the change of the table. */
function deadlineChange(reaction: Exclude<Reaction, { kind: 'command' | 'effect' }>): Pick<DeadlineChange, 'key' | 'name' | 'dueAt'> {
  const { key, name } = reaction
  return { key, name, dueAt: reaction.kind === 'deadline' ? reaction.dueAt : null }
}

async function giveCommand(
  process: Process,
  { command, input }: CommandToRun,
  commandId: CommandId,
  { eventId, correlationId }: Cause,
  { commands, log }: ReactionDependencies,
): Promise<void> {
  const actor = `process:${process.name}`
  const outcome = await commands.handle(command, input, { commandId, actor, correlationId, causationId: eventId })
  if (outcome.accepted) return
  log.warn({ process: process.name, command: command.name, eventId, refused: outcome.refused }, 'a process was refused')
}

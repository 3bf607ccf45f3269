import { randomUUID } from 'node:crypto'
import type { Backend } from '../src/backend.ts'
import type { Command, StreamReads } from '../src/domain/command.ts'
import type { DomainEvent } from '../src/domain/event.ts'
import { CommandId, type ProviderId } from '../src/domain/ids.ts'
import { Mistake, reportFailure, runCommandLine } from './commandLine.ts'
import { findProvider } from './findProvider.ts'

/** An operator's command about one provider. */
export interface ProviderCommand<Input, State, Event extends DomainEvent> {
  /** Arguments, as the usage line shows them; the first is the provider. */
  readonly usage: string
  readonly command: Command<Input, State, Event, StreamReads<Input>>
  /** The command's input, or the problem with the arguments. */
  input(providerId: ProviderId, args: readonly string[], backend: Backend): Input | string | Promise<Input | string>
  /** The message after success, or when nothing changed. */
  done(state: State, changed: boolean): string
  /** The message for each refusal, by its code. */
  readonly refusals?: Readonly<Record<string, string>>
}

/** Runs a command line about one provider. */
export async function runProviderCommand<Input, State, Event extends DomainEvent>(
  line: ProviderCommand<Input, State, Event>,
  [who, ...args]: readonly string[],
): Promise<void> {
  if (who === undefined) return reportFailure(new Mistake(2, `Usage: ${line.usage}`))
  await runCommandLine(async (backend) => `${who}: ${await carryOut(backend, line, who, args)}`)
}

async function carryOut<Input, State, Event extends DomainEvent>(
  backend: Backend,
  line: ProviderCommand<Input, State, Event>,
  who: string,
  args: readonly string[],
): Promise<string> {
  const { command, usage, refusals = {} } = line
  const providerId = await findProvider(backend, who)
  const input = await line.input(providerId, args, backend)
  if (typeof input === 'string') throw new Mistake(2, `${input}\nUsage: ${usage}`)
  const commandId = CommandId.parse(randomUUID())
  const outcome = await backend.commands.handle(command, input, {
    commandId,
    correlationId: commandId,
    actor: 'system:command-line',
  })
  if (!outcome.accepted) throw new Mistake(1, refusals[outcome.refused] ?? `refused: ${outcome.refused}`)
  return line.done(outcome.state, outcome.events.length > 0)
}

import { randomUUID } from 'node:crypto'
import type { Backend } from '../src/backend.ts'
import { claimHash } from '../src/commands/claimHash.ts'
import { claim, claimStream } from '../src/domain/claim/claim.ts'
import type { Command, StreamReads } from '../src/domain/command.ts'
import { normalEmail } from '../src/domain/email.ts'
import type { DomainEvent } from '../src/domain/event.ts'
import { CommandId, ProviderId } from '../src/domain/ids.ts'
import { provider, providerStream } from '../src/domain/provider/provider.ts'
import { Mistake, reportFailure, runCommandLine } from './commandLine.ts'

/** Something an operator does with one provider. */
export interface ProviderCommand<Input, State, Event extends DomainEvent> {
  /** Arguments, as the usage line shows them; the first is the provider. */
  readonly usage: string
  readonly command: Command<Input, State, Event, StreamReads<Input>>
  /** The command's input, or what is wrong with the arguments. */
  input(providerId: ProviderId, args: readonly string[]): Input | string
  /** What was done, or that there was nothing to do. */
  done(state: State, changed: boolean): string
  /** What a refusal means, by its code. */
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
  const input = line.input(providerId, args)
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

/** Whose login e-mail or id it is. */
async function findProvider({ commands, secrets }: Backend, who: string): Promise<ProviderId> {
  const id = ProviderId.safeParse(who.toLowerCase())
  if (id.success) {
    const { state } = await commands.load(provider, providerStream(id.data))
    if (!state.contact) throw new Mistake(1, `No provider has the id ${who}.`)
    return id.data
  }
  const hash = claimHash(secrets.claimKey, 'login', normalEmail(who))
  const { state } = await commands.load(claim, claimStream('login', hash))
  const owner = state.held ? ProviderId.safeParse(state.owner) : undefined
  if (!owner?.success) throw new Mistake(1, `No provider signs in as ${who}.`)
  return owner.data
}

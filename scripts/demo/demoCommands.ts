import type { Backend } from '../../src/backend.ts'
import { deriveId } from '../../src/commands/deriveId.ts'
import { FoldCache } from '../../src/commands/foldCache.ts'
import { CommandHandler } from '../../src/commands/handleCommand.ts'
import type { Command, StreamReads } from '../../src/domain/command.ts'
import type { DomainEvent } from '../../src/domain/event.ts'
import { eventCatalog } from '../../src/domain/eventCatalog.ts'
import type { CommandId } from '../../src/domain/ids.ts'

/** Gives commands at past times. Their ids are derived from what they are about, so that an interrupted world is continued. */
export class DemoCommands {
  readonly #backend: Pick<Backend, 'eventStore' | 'rules'>
  readonly #cache = new FoldCache()

  constructor(backend: Pick<Backend, 'eventStore' | 'rules'>) {
    this.#backend = backend
  }

  /** The id of a command about something, as `give` uses it. */
  static idOf(name: string, about: string): CommandId {
    return deriveId('demo command', name, about) as CommandId
  }

  /**
   * @param about distinguishes commands of one name
   * @throws Error when the command is refused, since the plan of the world is then wrong
   */
  async give<Input, State, Event extends DomainEvent>(
    command: Command<Input, State, Event, StreamReads<Input>>,
    input: Input,
    { at, about, actor }: { readonly at: Date; readonly about: string; readonly actor: string },
  ): Promise<void> {
    const { eventStore, rules } = this.#backend
    const handler = new CommandHandler({ eventStore, catalog: eventCatalog, rules, now: () => at, cache: this.#cache })
    const commandId = DemoCommands.idOf(command.name, about)
    const outcome = await handler.handle(command, input, { commandId, correlationId: commandId, actor })
    if (!outcome.accepted) throw new Error(`demo world: ${command.name} of ${about} was refused: ${outcome.refused}`)
  }
}

import { randomUUID } from 'node:crypto'
import { type CommandContext, CommandHandler } from '../../src/commands/handleCommand.ts'
import { type Account, account, accountStream } from '../../src/domain/account/account.ts'
import { correctCredits } from '../../src/domain/account/correctCredits.ts'
import { eventCatalog } from '../../src/domain/eventCatalog.ts'
import type { CommandId, CoupleId, ProviderId, RequestId } from '../../src/domain/ids.ts'
import { requestStream } from '../../src/domain/request/request.ts'
import { defaultRules } from '../../src/domain/rules.ts'
import type { EventStore } from '../../src/eventstore/eventStore.ts'
import { newEvent } from './newEvent.ts'
import { requestReceived } from './sampleRequestEvents.ts'

/** A provider and its account, and two command handlers on one log, as in two processes. */
export class UnlockingWorld {
  readonly providerId = randomUUID() as ProviderId
  readonly store: EventStore
  readonly here: CommandHandler
  readonly there: CommandHandler

  constructor(store: EventStore, otherStore: EventStore) {
    this.store = store
    this.here = handlerOn(store)
    this.there = handlerOn(otherStore)
  }

  get accountStream() {
    return accountStream(this.providerId)
  }

  /** A request to the provider. */
  async received(): Promise<RequestId> {
    const requestId = randomUUID() as RequestId
    const { type, data } = requestReceived({ requestId, providerId: this.providerId, coupleId: randomUUID() as CoupleId })
    await this.store.append(requestStream(requestId), 'none', [newEvent(type, data)])
    return requestId
  }

  give(credits: number, handler = this.here) {
    return handler.handle(correctCredits, { providerId: this.providerId, credits, reason: 'test' }, context())
  }

  /** The account as a handler reads it. */
  async account(handler = this.there): Promise<Account> {
    return (await handler.load(account, this.accountStream)).state
  }
}

export function handlerOn(eventStore: EventStore): CommandHandler {
  return new CommandHandler({ eventStore, catalog: eventCatalog, rules: defaultRules })
}

/** A new command, unless `over` overrides it. */
export function context(over: Partial<CommandContext> = {}): CommandContext {
  return { commandId: randomUUID() as CommandId, actor: 'system:test', correlationId: randomUUID(), ...over }
}

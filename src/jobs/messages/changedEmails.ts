import type { CommandHandler } from '../../commands/handleCommand.ts'
import { isErased } from '../../domain/event.ts'
import type { AllianceEvent } from '../../domain/eventCatalog.ts'
import { ProviderId } from '../../domain/ids.ts'
import { provider, providerStream } from '../../domain/provider/provider.ts'
import type { EventStore } from '../../eventstore/eventStore.ts'
import type { LoadChangedEmails } from './loginEmailChange.ts'

/** From the log: the new address of an open change, and the former address of any change, however many followed. */
export function createChangedEmails({
  commands,
  eventStore,
}: {
  readonly commands: Pick<CommandHandler, 'load'>
  readonly eventStore: Pick<EventStore, 'readStream'>
}): LoadChangedEmails {
  return {
    async newEmail(providerId, askedAt) {
      const { emailChange } = (await commands.load(provider, providerStream(ProviderId.parse(providerId)))).state
      if (!emailChange || emailChange.isDone || emailChange.askedAt !== askedAt || isErased(emailChange.email)) return undefined
      return emailChange.email
    },
    async formerEmail(providerId, changedAt) {
      const events = (await eventStore.readStream(providerStream(ProviderId.parse(providerId)))) as unknown as readonly AllianceEvent[]
      for (const { type, data } of events) {
        if (type === 'LoginEmailChanged' && data.changedAt === changedAt && !isErased(data.former)) return data.former
      }
      return undefined
    },
  }
}

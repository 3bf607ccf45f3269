import type { BaseLogger } from 'pino'
import { CoupleId } from '../domain/ids.ts'
import { invoiceEvents } from '../domain/invoice/invoiceEvents.ts'
import { personEvents } from '../domain/person/personEvents.ts'
import type { CachedPersonKeys } from '../eventstore/cachedPersonKeys.ts'
import type { EventStore, RecordedEvent } from '../eventstore/eventStore.ts'
import { describeFailure } from '../platform/describeFailure.ts'
import { retryUntilAborted } from '../platform/retryUntilAborted.ts'
import type { CommandHandler } from './handleCommand.ts'

export interface ForgetErasedPersonsOptions {
  readonly personKeys: Pick<CachedPersonKeys, 'erase' | 'markErased'>
  readonly commands: Pick<CommandHandler, 'forget'>
  readonly signal: AbortSignal
  readonly log: Pick<BaseLogger, 'warn'>
}

const types = ['CoupleErased', 'PersonErased', 'InvoiceDestroyed']

/**
 * Drops cached data of persons and invoices that another process erased as soon as the log reports it; otherwise they could be read here
 * for up to a minute. The keys in memory are marked first, so that a database that does not answer delays only the repeated erasure there.
 */
export async function forgetErasedPersons(
  store: Pick<EventStore, 'head' | 'subscribe'>,
  { personKeys, commands, signal, log }: ForgetErasedPersonsOptions,
): Promise<void> {
  let after = await store.head()
  const follow = async () => {
    for await (const page of store.subscribe({ after, types, signal, onlyEvents: true })) {
      const ids = page.events.flatMap(erasedBy)
      for (const id of ids) personKeys.markErased(id)
      if (ids.length > 0) commands.forget()
      for (const id of ids) await personKeys.erase(id)
      after = page.position
    }
  }
  const onError = (error: Error) => log.warn(`following erasures by others: trying again: ${describeFailure(error)}`)
  void retryUntilAborted(follow, { signal, onError })
}

/** Persons and invoices whose keys were destroyed. An older release records an erasure as `CoupleErased` only. */
function erasedBy({ type, data }: Pick<RecordedEvent, 'type' | 'data'>): readonly string[] {
  if (type === 'CoupleErased') return [CoupleId.parse(data['coupleId'])]
  if (type === 'InvoiceDestroyed') return [invoiceEvents.InvoiceDestroyed.schema.parse(data).invoiceId]
  const { person, reviews } = personEvents.PersonErased.schema.parse(data)
  return [person.id, ...reviews]
}

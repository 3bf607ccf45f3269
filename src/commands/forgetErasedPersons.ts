import type { BaseLogger } from 'pino'
import { CoupleId } from '../domain/ids.ts'
import { personEvents } from '../domain/person/personEvents.ts'
import type { EventStore, RecordedEvent } from '../eventstore/eventStore.ts'
import { describeFailure } from '../platform/describeFailure.ts'
import type { PersonKeys } from '../platform/personKeys.ts'
import type { CommandHandler } from './handleCommand.ts'

export interface ForgetErasedPersonsOptions {
  readonly personKeys: Pick<PersonKeys, 'erase'>
  readonly commands: Pick<CommandHandler, 'forget'>
  readonly signal: AbortSignal
  readonly log: Pick<BaseLogger, 'error'>
}

/**
 * Drops cached data of persons that another process erased as soon as the log reports it; otherwise they could be read here for up to a
 * minute. The erasure is repeated on the in-memory keys, which marks the person there as erased.
 */
export async function forgetErasedPersons(
  store: Pick<EventStore, 'head' | 'subscribe'>,
  { personKeys, commands, signal, log }: ForgetErasedPersonsOptions,
): Promise<void> {
  const follow = async (after: Awaited<ReturnType<EventStore['head']>>) => {
    for await (const { events } of store.subscribe({ after, types: ['CoupleErased', 'PersonErased'], signal, onlyEvents: true })) {
      for (const id of events.flatMap(erasedBy)) await personKeys.erase(id)
      if (events.length > 0) commands.forget()
    }
  }
  follow(await store.head()).catch((error: unknown) => {
    if (!signal.aborted) log.error(`erasures by others are noticed late: ${describeFailure(error)}`)
  })
}

/** Persons whose keys were destroyed. An older release records an erasure as `CoupleErased` only. */
function erasedBy({ type, data }: Pick<RecordedEvent, 'type' | 'data'>): readonly string[] {
  if (type === 'CoupleErased') return [CoupleId.parse(data['coupleId'])]
  const { person, reviews } = personEvents.PersonErased.schema.parse(data)
  return [person.id, ...reviews]
}

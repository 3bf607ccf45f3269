import type { StreamName } from '../../src/domain/ids.ts'
import { type EventStore, RevisionConflict } from '../../src/eventstore/eventStore.ts'
import { newEvent } from '../setup/newEvent.ts'
import type { TestProduct } from '../setup/testProduct.ts'

/** A newer release appends an event of an unknown type to every stream. */
export async function newerReleaseWritesEverywhere({ backend: { sealedLog } }: Pick<TestProduct, 'backend'>): Promise<void> {
  const streams = new Set<StreamName>()
  for await (const { events } of sealedLog.readToHead({ after: sealedLog.start, types: null })) {
    for (const { stream } of events) streams.add(stream)
  }
  for (const stream of streams) await appendUnknown(sealedLog, stream)
}

/** The product's own processes may append to the stream at the same time; the append is then repeated behind their event. */
async function appendUnknown(log: EventStore, stream: StreamName): Promise<void> {
  const [last] = await log.readStream(stream, { direction: 'backwards', limit: 1 })
  try {
    await log.append(stream, last?.revision ?? 'none', [newEvent('WrittenByNewerRelease', {}, 1)])
  } catch (error) {
    if (!(error instanceof RevisionConflict)) throw error
    await appendUnknown(log, stream)
  }
}

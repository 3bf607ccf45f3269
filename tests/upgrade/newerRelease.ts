import type { StreamName } from '../../src/domain/ids.ts'
import { newEvent } from '../setup/newEvent.ts'
import type { TestProduct } from '../setup/testProduct.ts'

/** A newer release appends an event of an unknown type to every stream. */
export async function newerReleaseWritesEverywhere({ backend: { sealedLog } }: TestProduct): Promise<void> {
  const lengths = new Map<StreamName, number>()
  for await (const { events } of sealedLog.readToHead({ after: sealedLog.start, types: null })) {
    for (const { stream } of events) lengths.set(stream, (lengths.get(stream) ?? 0) + 1)
  }
  for (const [stream, length] of lengths) await sealedLog.append(stream, length - 1, [newEvent('WrittenByNewerRelease', {}, 1)])
}

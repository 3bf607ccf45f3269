import type { Position, RecordedEvent } from '@eventstore/db-client'

/** The number that a test put into an event. */
export function numberOf({ data }: RecordedEvent): number {
  return (data as { readonly n: number }).n
}

export function isAfter(position: Position, other: Position): boolean {
  return position.commit > other.commit || (position.commit === other.commit && position.prepare > other.prepare)
}

/** Everything that a read of the client gives. */
export async function collect<T>(read: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = []
  for await (const each of read) all.push(each)
  return all
}

import { randomUUID } from 'node:crypto'
import { Notifier } from '../../src/platform/notifier.ts'
import { compareLogPositions, type LogPosition } from './logPosition.ts'
import { deletedForGood, metadataStreamOf, Retention, softDeleted } from './retention.ts'
import type { StoredEvent } from './storedEvent.ts'

export type ProposedEvent = Pick<StoredEvent, 'id' | 'type' | 'contentType' | 'data' | 'metadata'>

export type ExpectedVersion = 'any' | 'no stream' | 'stream exists' | bigint

export type AppendOutcome =
  /** The revision is -1 and the position undefined when nothing stands in the stream after an append of no events. */
  | { readonly written: true; readonly repeated: boolean; readonly revision: bigint; readonly position: number | undefined }
  /** -1 for a stream that does not exist. */
  | { readonly written: false; readonly currentRevision: bigint }

const recordOverhead = 96
/** The server's epoch stands before the first event, and is not among the events that are read. */
const epochSize = 184

/**
 * The transaction log of one server, in memory. Begins, as a real one does, with an event of the server itself.
 * The rules of `append` are those of the server's `IndexWriter.CheckCommit`.
 */
export class MemoryLog {
  readonly events: StoredEvent[] = []
  readonly appended = new Notifier()
  readonly #streams = new Map<string, StoredEvent[]>()
  readonly #positions = new Set<number>([0])
  #nextPosition = epochSize

  constructor() {
    this.appendSystemEvent('$user-admin', '$UserCreated')
  }

  /** What can be read of a stream: undefined for one that does not exist or was deleted. @throws StreamDeleted for a tombstone */
  stream(name: string): readonly StoredEvent[] | undefined {
    const stored = this.#streams.get(name)
    const retention = this.#retentionOf(name)
    if (!stored || retention.deleted) return undefined
    return retention.readable(stored)
  }

  /** Whether the stream ended with a tombstone: it can neither be read nor written any more. */
  isTombstoned(name: string): boolean {
    return this.#last(name)?.revision === deletedForGood
  }

  /** Whether a position can be read from: that of a record, or beyond the log's end. */
  isReadable({ commit }: LogPosition): boolean {
    return this.#positions.has(commit) || commit >= this.#nextPosition
  }

  /** Index in `events` of the first one at a position or behind it. */
  firstFrom(position: LogPosition): number {
    let low = 0
    let high = this.events.length
    while (low < high) {
      const middle = (low + high) >> 1
      const at = this.events[middle]?.position ?? 0
      if (compareLogPositions({ commit: at, prepare: at }, position) >= 0) high = middle
      else low = middle + 1
    }
    return low
  }

  /** Where the record behind the event at an index in `events` begins. */
  endOf(index: number): number {
    return this.events[index + 1]?.position ?? this.#nextPosition
  }

  /** Goes back to an older copy of the log, of its first `count` events; subscriptions must have ended. */
  restoreOlderCopy(count: number): void {
    for (const { stream, position } of this.events.splice(count)) {
      this.#streams.get(stream)?.pop()
      this.#positions.delete(position)
      this.#nextPosition = Math.min(this.#nextPosition, position)
    }
  }

  /** What the server writes for itself, such as statistics. */
  appendSystemEvent(stream: string, type: string): void {
    this.append(stream, 'any', [jsonEvent(type, {})])
  }

  append(stream: string, expected: ExpectedVersion, proposed: readonly ProposedEvent[]): AppendOutcome {
    const existing = this.#streams.get(stream) ?? []
    const current = this.#last(stream)?.revision ?? -1n
    const { deleted } = this.#retentionOf(stream)
    if (expected === 'stream exists' && current < 0n) return { written: false, currentRevision: current }
    const already =
      expected === 'any' || expected === 'stream exists'
        ? repeatedAnywhere(existing, proposed)
        : repeatedAt(existing, versionOf(expected), proposed)
    if (already) return { written: true, repeated: true, revision: already.revision, position: already.position }
    const isRecreated = expected === 'no stream' && deleted
    if (expected !== 'any' && expected !== 'stream exists' && versionOf(expected) !== current && !isRecreated) {
      return { written: false, currentRevision: current }
    }
    const outcome = this.#write(stream, proposed)
    // A stream that was deleted continues behind what was deleted.
    if (deleted && proposed.length > 0) this.#writeMetadata(stream, { $tb: Number(current + 1n) })
    return outcome
  }

  /** Hides what stands in the stream; appended to, it exists again. */
  deleteStream(stream: string, expected: ExpectedVersion): AppendOutcome {
    const refused = this.#refusedDeletion(stream, expected)
    if (refused) return refused
    this.#writeMetadata(stream, { $tb: softDeleted })
    return { written: true, repeated: false, revision: this.#last(stream)?.revision ?? -1n, position: this.events.at(-1)?.position }
  }

  /** Ends the stream for good. */
  tombstoneStream(stream: string, expected: ExpectedVersion): AppendOutcome {
    const refused = this.#refusedDeletion(stream, expected)
    if (refused) return refused
    return this.#write(stream, [jsonEvent('$streamDeleted', {})], deletedForGood)
  }

  #refusedDeletion(stream: string, expected: ExpectedVersion): AppendOutcome | undefined {
    const current = this.#last(stream)?.revision ?? -1n
    const isExpected = expected === 'any' || (expected === 'stream exists' ? current >= 0n : versionOf(expected) === current)
    return isExpected ? undefined : { written: false, currentRevision: current }
  }

  #retentionOf(stream: string): Retention {
    return Retention.of(stream, this.#last(metadataStreamOf(stream))?.data)
  }

  #writeMetadata(stream: string, changes: Readonly<Record<string, unknown>>): void {
    const before = this.#last(metadataStreamOf(stream))?.data
    const metadata = before ? (JSON.parse(Buffer.from(before).toString()) as object) : {}
    this.append(metadataStreamOf(stream), 'any', [jsonEvent('$metadata', { ...metadata, ...changes })])
  }

  #last(stream: string): StoredEvent | undefined {
    return this.#streams.get(stream)?.at(-1)
  }

  #write(name: string, proposed: readonly ProposedEvent[], from?: bigint): AppendOutcome {
    const stream = this.#streams.get(name) ?? []
    if (proposed.length > 0) this.#streams.set(name, stream)
    for (const event of proposed) {
      const stored = {
        ...event,
        stream: name,
        revision: from ?? (stream.at(-1)?.revision ?? -1n) + 1n,
        position: this.#nextPosition,
        created: BigInt(Date.now()) * 10_000n,
      }
      stream.push(stored)
      this.events.push(stored)
      this.#positions.add(stored.position)
      this.#nextPosition += recordOverhead + sizeOnDisk(event)
    }
    if (proposed.length > 0) this.appended.notify()
    else this.#nextPosition += recordOverhead
    return { written: true, repeated: false, revision: stream.at(-1)?.revision ?? -1n, position: stream.at(-1)?.position }
  }
}

/** Bytes that count towards the server's largest append. */
export function sizeOnDisk({ type, data, metadata }: ProposedEvent): number {
  return type.length * 2 + data.length + metadata.length
}

function jsonEvent(type: string, data: object): ProposedEvent {
  const id = randomUUID()
  return { id, type, contentType: 'application/json', data: Buffer.from(JSON.stringify(data)), metadata: new Uint8Array() }
}

function versionOf(expected: 'no stream' | bigint): bigint {
  return expected === 'no stream' ? -1n : expected
}

/** With an exact revision that lies back, the same events at the same revisions are a repeated append. */
function repeatedAt(existing: readonly StoredEvent[], expected: bigint, proposed: readonly ProposedEvent[]): StoredEvent | undefined {
  const first = Number(expected) + 1
  if (proposed.length === 0 || first >= existing.length) return undefined
  const same = proposed.every((event, index) => existing[first + index]?.id === event.id)
  return same ? existing[first + proposed.length - 1] : undefined
}

/** Without one, the same events anywhere in the stream are. */
function repeatedAnywhere(existing: readonly StoredEvent[], proposed: readonly ProposedEvent[]): StoredEvent | undefined {
  const found = proposed.map((event) => existing.find((stored) => stored.id === event.id))
  return found.length === 0 || found.includes(undefined) ? undefined : found.at(-1)
}

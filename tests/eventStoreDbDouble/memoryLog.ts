import { Notifier } from '../../src/platform/notifier.ts'

/** An event as the server keeps it. */
export interface StoredEvent {
  readonly id: string
  readonly stream: string
  readonly revision: number
  readonly type: string
  readonly contentType: string
  readonly data: Uint8Array
  readonly metadata: Uint8Array
  /** Commit and prepare position: one number, as the server writes them outside of its old explicit transactions. */
  readonly position: number
  /** .NET ticks since 1970: 100 ns. */
  readonly created: bigint
}

export type ProposedEvent = Pick<StoredEvent, 'id' | 'type' | 'contentType' | 'data' | 'metadata'>

export type ExpectedVersion = 'any' | 'no stream' | 'stream exists' | number

export type AppendOutcome =
  | { readonly written: true; readonly repeated: boolean; readonly revision: number; readonly position: number }
  /** -1 for a stream that does not exist. */
  | { readonly written: false; readonly currentRevision: number }

const recordOverhead = 96

/**
 * The transaction log of one server, in memory. Begins, as a real one does, with events of the server itself.
 * The rules of `append` are those of the server's `IndexWriter.CheckCommit`.
 */
export class MemoryLog {
  readonly events: StoredEvent[] = []
  readonly appended = new Notifier()
  readonly #streams = new Map<string, StoredEvent[]>()
  #nextPosition = 0

  constructor() {
    this.appendSystemEvent('$epoch-information', '$epoch-information')
    this.appendSystemEvent('$user-admin', '$UserCreated')
  }

  stream(name: string): readonly StoredEvent[] {
    return this.#streams.get(name) ?? []
  }

  /** Index in `events` of the first one behind a position. */
  firstBehind(position: number): number {
    let low = 0
    let high = this.events.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.events[middle]?.position ?? 0) > position) high = middle
      else low = middle + 1
    }
    return low
  }

  /** What the server writes for itself, such as statistics. */
  appendSystemEvent(stream: string, type: string): void {
    const bytes = Buffer.from('{}')
    const id = `00000000-0000-4000-8000-${String(this.events.length).padStart(12, '0')}`
    this.append(stream, 'any', [{ id, type, contentType: 'application/json', data: bytes, metadata: new Uint8Array() }])
  }

  append(stream: string, expected: ExpectedVersion, proposed: readonly ProposedEvent[]): AppendOutcome {
    const existing = this.stream(stream)
    const current = existing.length - 1
    if (expected === 'stream exists' && current < 0) return { written: false, currentRevision: current }
    const already =
      expected === 'any' || expected === 'stream exists'
        ? alreadyAnywhere(existing, proposed)
        : alreadyBehind(existing, versionOf(expected), proposed)
    if (already) return { written: true, repeated: true, revision: already.revision, position: already.position }
    if (expected !== 'any' && expected !== 'stream exists' && versionOf(expected) !== current) {
      return { written: false, currentRevision: current }
    }
    return this.#write(stream, proposed)
  }

  #write(name: string, proposed: readonly ProposedEvent[]): AppendOutcome {
    const stream = this.#streams.get(name) ?? []
    this.#streams.set(name, stream)
    for (const event of proposed) {
      const stored = {
        ...event,
        stream: name,
        revision: stream.length,
        position: this.#nextPosition,
        created: BigInt(Date.now()) * 10_000n,
      }
      stream.push(stored)
      this.events.push(stored)
      this.#nextPosition += recordOverhead + sizeOnDisk(event)
    }
    this.appended.notify()
    return { written: true, repeated: false, revision: stream.length - 1, position: this.events.at(-1)?.position ?? 0 }
  }
}

/** Bytes that count towards the server's largest append. */
export function sizeOnDisk({ type, data, metadata }: ProposedEvent): number {
  return type.length * 2 + data.length + metadata.length
}

function versionOf(expected: 'no stream' | number): number {
  return expected === 'no stream' ? -1 : expected
}

/** With an exact revision that lies back, the same events at the same places are a repeated append. */
function alreadyBehind(existing: readonly StoredEvent[], expected: number, proposed: readonly ProposedEvent[]): StoredEvent | undefined {
  if (expected >= existing.length - 1) return undefined
  const same = proposed.every((event, index) => existing[expected + 1 + index]?.id === event.id)
  return same ? existing[expected + proposed.length] : undefined
}

/** Without one, the same events anywhere in the stream are. */
function alreadyAnywhere(existing: readonly StoredEvent[], proposed: readonly ProposedEvent[]): StoredEvent | undefined {
  const found = proposed.map((event) => existing.find((stored) => stored.id === event.id))
  return found.includes(undefined) ? undefined : found.at(-1)
}

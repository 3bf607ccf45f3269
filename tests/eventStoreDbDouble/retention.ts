import type { StoredEvent } from './storedEvent.ts'

/** Revision of a tombstone, and truncation of a stream that was deleted: the server's largest number. */
export const deletedForGood = 2n ** 63n - 1n
/** The same in a stream's metadata, as far as JSON numbers of this side are exact; the server compares with the largest number. */
export const softDeleted = Number(deletedForGood)

/** What of a stream can still be read, by the stream's metadata. */
export class Retention {
  readonly #truncateBefore: number
  readonly #maxCount: number

  constructor(truncateBefore: number, maxCount: number) {
    this.#truncateBefore = truncateBefore
    this.#maxCount = maxCount
  }

  /** By the data of the last event in the stream's metadata stream. Of a metadata stream itself only the last event counts. */
  static of(stream: string, metadata: Uint8Array | undefined): Retention {
    if (isMetadataStream(stream)) return new Retention(0, 1)
    const { $tb = 0, $maxCount = Number.POSITIVE_INFINITY } = metadata ? parse(metadata) : {}
    return new Retention($tb, $maxCount)
  }

  get deleted(): boolean {
    return this.#truncateBefore >= softDeleted
  }

  readable(stream: readonly StoredEvent[]): readonly StoredEvent[] {
    const last = Number(stream.at(-1)?.revision ?? -1)
    const first = Math.max(this.#truncateBefore, last - this.#maxCount + 1)
    return stream.filter(({ revision }) => revision >= first)
  }
}

export function metadataStreamOf(stream: string): string {
  return `$$${stream}`
}

function isMetadataStream(stream: string): boolean {
  return stream.startsWith('$$')
}

function parse(metadata: Uint8Array): { readonly $tb?: number; readonly $maxCount?: number } {
  return JSON.parse(Buffer.from(metadata).toString()) as { $tb?: number; $maxCount?: number }
}

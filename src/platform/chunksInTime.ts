import type { Readable } from 'node:stream'

/** The least average rate of a sender, after a first time in which any rate is allowed. */
export interface LeastRate {
  readonly graceMs: number
  readonly bytesPerSecond: number
}

/**
 * The chunks of a stream, which is destroyed with `late()` as soon as its sender is slower than the rate. Only the time in which the reader
 * waits for the sender counts.
 */
export async function* chunksInTime(stream: Readable, { graceMs, bytesPerSecond }: LeastRate, late: () => Error): AsyncGenerator<Buffer> {
  let allowedMs = graceMs
  let since = performance.now()
  const wait = () => {
    since = performance.now()
    return setTimeout(() => stream.destroy(late()), allowedMs)
  }
  let timer = wait()
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      clearTimeout(timer)
      allowedMs += (chunk.length / bytesPerSecond) * 1000 - (performance.now() - since)
      yield chunk
      timer = wait()
    }
  } finally {
    clearTimeout(timer)
  }
}

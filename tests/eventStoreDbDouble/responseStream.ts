import { once } from 'node:events'
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import type { ServerWritableStream } from '@grpc/grpc-js'
import type { DoubledServer } from './doubledServer.ts'

/** Answers of one call: written at the client's pace, and held back while the server hangs. */
export class ResponseStream {
  readonly cancelled = new AbortController()
  readonly #call: ServerWritableStream<ReadReq, ReadResp>
  readonly #server: DoubledServer

  constructor(call: ServerWritableStream<ReadReq, ReadResp>, server: DoubledServer) {
    this.#call = call
    this.#server = server
    call.on('cancelled', () => this.cancelled.abort())
    call.on('close', () => this.cancelled.abort())
    if (call.cancelled) this.cancelled.abort()
  }

  /** @throws when the call was cancelled */
  async send(response: ReadResp): Promise<void> {
    await this.#server.answering()
    this.cancelled.signal.throwIfAborted()
    if (!this.#call.write(response)) await once(this.#call, 'drain', { signal: this.cancelled.signal })
  }

  end(): void {
    this.#call.end()
  }
}

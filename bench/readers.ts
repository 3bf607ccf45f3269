import { setTimeout as delay } from 'node:timers/promises'
import { httpLoad, percentile } from './httpLoad.ts'

/** Calls of other providers at a constant rate, as on a busy day: each reads its credits or its gallery. */
export const callsPerSecond = 100

/** Reads as signed-in providers, to measure how other work affects the server. */
export class Readers {
  readonly #port: number
  readonly #requests: readonly Buffer[]

  constructor(port: number, tokens: readonly string[]) {
    this.#port = port
    this.#requests = tokens.map((token, index) =>
      Buffer.from(
        `GET /api/pro/${index % 2 === 0 ? 'credits' : 'gallery'} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${token}\r\n\r\n`,
      ),
    )
  }

  /** The 99th percentile in ms of the calls made while `work` runs. */
  async readFor(work: () => Promise<unknown>): Promise<number> {
    const ended = new AbortController()
    const times: number[] = []
    const reading = Array.from({ length: 10 }, async (_, lane) => {
      await delay((lane * 1000) / callsPerSecond)
      for (let number = lane; !ended.signal.aborted; number += 10) {
        const next = performance.now() + 10_000 / callsPerSecond
        const request = this.#requests[number % this.#requests.length]
        if (!request) throw new Error('nobody reads')
        const { medianMs, statuses } = await httpLoad({ port: this.#port, connections: 1, requests: [request] })
        if (statuses[200] !== 1) throw new Error(`a read was answered ${Object.keys(statuses).join()}`)
        times.push(medianMs)
        await delay(Math.max(0, next - performance.now()))
      }
    })
    // The error of the work comes first: the readers may only fail because its server is gone.
    const done = Promise.all(reading)
    done.catch(() => {})
    await work().finally(() => ended.abort())
    await done
    return percentile(
      times.toSorted((a, b) => a - b),
      0.99,
    )
  }
}

import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { DoubledServer } from './doubledServer.ts'
import type { EventFilter } from './eventFilter.ts'
import type { StoredEvent } from './memoryLog.ts'
import { caughtUp, checkpoint, confirmation, eventRead, fellBehind, largestNumber } from './readResponses.ts'
import type { ResponseStream } from './responseStream.ts'

/** Live events that the server keeps for a slow subscriber before it makes it catch up again. */
const liveBuffer = 32
const scanPage = 100

/** A subscription to all streams: confirmed, then catching up from the log, then live, and back when it is too slow. */
export class AllSubscription {
  readonly #server: DoubledServer
  readonly #responses: ResponseStream
  readonly #filter: EventFilter | undefined
  /** Index of the next event to look at. */
  #next = 0
  #lookedAtSinceCheckpoint = 0
  #lastCheckpoint = -1
  #toldAnything = false

  constructor(server: DoubledServer, responses: ResponseStream, filter: EventFilter | undefined) {
    this.#server = server
    this.#responses = responses
    this.#filter = filter
  }

  /** Goes on until the call is cancelled. */
  async run(from: 'start' | 'end' | number): Promise<void> {
    const { log } = this.#server
    const { signal } = this.#responses.cancelled
    await this.#responses.send(confirmation(randomUUID()))
    this.#next = from === 'start' ? 0 : from === 'end' ? log.events.length : log.firstBehind(from)
    this.#toldAnything = from !== 'start'
    if (this.#next < log.events.length) await this.#catchUp()
    else await this.#tellCaughtUp()
    while (!signal.aborted) {
      const rings = log.appended.notifications
      if (this.#next === log.events.length) await log.appended.next(rings, signal)
      else if (log.events.length - this.#next > liveBuffer) await this.#fallBehind()
      else await this.#lookAtNext()
    }
  }

  async #catchUp(): Promise<void> {
    while (this.#next < this.#server.log.events.length) {
      await this.#lookAtNext()
      if (this.#filter && this.#server.scanMs > 0 && this.#next % scanPage === 0) await delay(scanPage * this.#server.scanMs)
    }
    await this.#tellCheckpointWhenLive()
    await this.#tellCaughtUp()
  }

  async #fallBehind(): Promise<void> {
    if (this.#server.release.tellsCaughtUp) await this.#responses.send(fellBehind())
    await this.#catchUp()
  }

  async #lookAtNext(): Promise<void> {
    const event = this.#server.log.events[this.#next++]
    if (!event) return
    if (!this.#filter || this.#filter.matches(event)) {
      this.#toldAnything = true
      await this.#responses.send(eventRead(event))
    }
    if (!this.#filter || ++this.#lookedAtSinceCheckpoint < this.#filter.checkpointInterval) return
    this.#lookedAtSinceCheckpoint = 0
    await this.#tellCheckpoint(event)
  }

  async #tellCheckpoint({ position }: StoredEvent): Promise<void> {
    if (position <= this.#lastCheckpoint) return
    this.#lastCheckpoint = position
    this.#toldAnything = true
    await this.#responses.send(checkpoint(position))
  }

  async #tellCheckpointWhenLive(): Promise<void> {
    const { checkpointWhenLive } = this.#server.release
    const last = this.#server.log.events[this.#next - 1]
    if (!this.#filter || !last || checkpointWhenLive === 'none') return
    if (checkpointWhenLive === 'last read, largest number for none' && !this.#toldAnything) {
      await this.#responses.send(checkpoint(largestNumber))
    } else {
      await this.#tellCheckpoint(last)
    }
  }

  async #tellCaughtUp(): Promise<void> {
    if (this.#server.release.tellsCaughtUp) await this.#responses.send(caughtUp())
  }
}

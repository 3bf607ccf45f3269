import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { DoubledServer } from './doubledServer.ts'
import type { EventFilter } from './eventFilter.ts'
import { readLogPage } from './logPage.ts'
import { compareLogPositions, type LogPosition, logStart } from './logPosition.ts'
import { caughtUp, checkpoint, confirmation, eventRead, unknownPosition } from './readResponses.ts'
import type { ResponseStream } from './responseStream.ts'
import { invalidLogPosition, operationTimedOut } from './rpcErrors.ts'
import type { StoredEvent } from './storedEvent.ts'

/** Live events that the server keeps for a slow subscriber. With more, it reads them from the log again or ends the subscription. */
const liveBuffer = 32
const tooSlow = 'Consumer too slow to handle event while live. Client resubscription required.'

/**
 * A subscription to all streams: confirmed, then catching up from the log page by page, then live. A filtered one is sent checkpoints:
 * while it catches up, where the page just read began or the last event sent, whichever is later; when live, the last event looked at.
 */
export class AllSubscription {
  readonly #server: DoubledServer
  readonly #responses: ResponseStream
  readonly #filter: EventFilter | undefined
  /** The last event or checkpoint sent; events behind it are sent. Undefined before the log's start. */
  #sent: LogPosition | undefined
  #lastCheckpoint: LogPosition | undefined
  #consideredSinceCheckpoint = 0

  constructor(server: DoubledServer, responses: ResponseStream, filter: EventFilter | undefined) {
    this.#server = server
    this.#responses = responses
    this.#filter = filter
  }

  /** Goes on until the call is cancelled. */
  async run(from: 'start' | 'end' | LogPosition): Promise<void> {
    const { log, release } = this.#server
    const { signal } = this.#responses.cancelled
    await this.#responses.send(confirmation(randomUUID()))
    if (from === 'end') this.#sent = lastOf(log.events)
    else if (from !== 'start') this.#sent = from
    let next = log.events.length
    if (this.#isBehind()) next = await this.#catchUp()
    else await this.#sendCaughtUp()
    this.#consideredSinceCheckpoint = 0
    while (!signal.aborted) {
      const notifications = log.appended.notifications
      if (next === log.events.length) await log.appended.next(notifications, signal)
      else if (log.events.length - next <= liveBuffer) await this.#sendLive(log.events[next++])
      else if (release.endsSlowSubscriptions) throw operationTimedOut(tooSlow)
      else next = await this.#catchUp()
    }
  }

  #isBehind(): boolean {
    const last = lastOf(this.#server.log.events)
    return last !== undefined && (!this.#sent || compareLogPositions(this.#sent, last) < 0)
  }

  /** Reads to the log's end; gives the index of the next live event. */
  async #catchUp(): Promise<number> {
    const { log, scanMs } = this.#server
    let considered = 0
    for (let from = this.#sent ?? logStart; ; ) {
      if (!log.isReadable(from)) throw invalidLogPosition()
      const page = readLogPage(log, from, this.#filter)
      const next = log.events.length
      for (const event of page.events) await this.#send(event)
      considered += page.considered
      if (this.#filter && scanMs > 0) await delay(page.considered * scanMs)
      if (page.isEndOfLog) {
        await this.#sendCheckpointWhenLive(page.current)
        await this.#sendCaughtUp()
        return next
      }
      if (this.#filter && considered >= this.#filter.checkpointInterval) {
        considered %= this.#filter.checkpointInterval
        await this.#sendCheckpoint(page.current)
      }
      from = page.next
    }
  }

  async #sendLive(event: StoredEvent | undefined): Promise<void> {
    if (!event) return
    if (!this.#filter || this.#filter.matches(event)) await this.#send(event)
    if (!this.#filter || ++this.#consideredSinceCheckpoint < this.#filter.checkpointInterval) return
    this.#consideredSinceCheckpoint = 0
    await this.#sendCheckpoint(positionOf(event))
  }

  async #send(event: StoredEvent): Promise<void> {
    const position = positionOf(event)
    if (this.#sent && compareLogPositions(position, this.#sent) <= 0) return
    this.#sent = position
    await this.#responses.send(eventRead(event))
  }

  async #sendCheckpoint(reached: LogPosition): Promise<void> {
    if (!this.#sent || compareLogPositions(this.#sent, reached) < 0) this.#sent = reached
    if (this.#lastCheckpoint && compareLogPositions(this.#sent, this.#lastCheckpoint) <= 0) return
    this.#lastCheckpoint = this.#sent
    await this.#responses.send(checkpoint(this.#sent))
  }

  async #sendCheckpointWhenLive(reached: LogPosition): Promise<void> {
    const { checkpointWhenLive } = this.#server.release
    if (!this.#filter || checkpointWhenLive === 'none') return
    if (checkpointWhenLive === 'last read, largest number for none' && !this.#sent) await this.#responses.send(checkpoint(unknownPosition))
    else await this.#sendCheckpoint(reached)
  }

  async #sendCaughtUp(): Promise<void> {
    if (this.#server.release.tellsCaughtUp) await this.#responses.send(caughtUp())
  }
}

function positionOf({ position }: StoredEvent): LogPosition {
  return { commit: position, prepare: position }
}

function lastOf(events: readonly StoredEvent[]): LogPosition | undefined {
  const last = events.at(-1)
  return last && positionOf(last)
}

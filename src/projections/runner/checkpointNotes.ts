import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Position } from '../../eventstore/eventStore.ts'
import { type CheckpointMove, moveCheckpoints } from './checkpoints.ts'
import type { ProjectionWriter } from './projectionWriter.ts'

/** How often passed events of other types are recorded for other processes; this process knows at once. */
const noteMs = 100

interface Note {
  readonly position: Position
  readonly onFailed: (error: unknown) => void
}

interface AskedMove {
  readonly move: CheckpointMove
  readonly resolve: (moved: boolean) => void
  readonly reject: (error: unknown) => void
}

/**
 * Records the progress of projections in this process that only passed events of other types, all in one statement, so that an append costs
 * projections that ignore it almost nothing. A projection that is writing a page is recorded later, and does not block the others.
 */
export class CheckpointNotes {
  readonly #pool: Pool
  readonly #due = new Map<ProjectionWriter, Note>()
  #noting = false
  #notedAt = Number.NEGATIVE_INFINITY
  #asked: AskedMove[] = []

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** Records soon that everything up to a position was passed; `onFailed` is called when that fails. */
  note(writer: ProjectionWriter, note: Note): void {
    this.#due.set(writer, note)
    if (!this.#noting) void this.#noteAll()
  }

  async #noteAll(): Promise<void> {
    this.#noting = true
    while (this.#due.size > 0) {
      await delay(Math.max(0, this.#notedAt + noteMs - performance.now()))
      this.#notedAt = performance.now()
      const due = [...this.#due]
      this.#due.clear()
      for (const [writer, { position, onFailed }] of due) writer.pass(position, (move) => this.#move(move)).catch(onFailed)
    }
    this.#noting = false
  }

  /** All notes of one turn of the event loop are written together. */
  #move(move: CheckpointMove): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#asked.push({ move, resolve, reject })
      if (this.#asked.length === 1) setImmediate(() => void this.#moveAsked())
    })
  }

  async #moveAsked(): Promise<void> {
    const asked = this.#asked
    this.#asked = []
    try {
      const moved = await moveCheckpoints(
        this.#pool,
        asked.map(({ move }) => move),
      )
      for (const { move, resolve } of asked) resolve(moved.has(move))
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }
}

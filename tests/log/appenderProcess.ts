import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Bell } from '../../src/eventstore/bell.ts'

const program = fileURLToPath(new URL('appender.ts', import.meta.url))
const never = new AbortController().signal

/** A process of its own that appends to the log. */
export class AppenderProcess {
  /** Ids of the events that the log acknowledged to the process. */
  readonly acknowledged: string[] = []
  readonly #child: ChildProcess
  readonly #ended: Promise<void>
  readonly #news = new Bell()
  #appends = 0
  #over = false

  constructor(url: string, writers: number, appends: number) {
    const child = spawn(process.execPath, ['--import', 'tsx', program, url, String(writers), String(appends)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    createInterface({ input: child.stdout }).on('line', (line) => {
      // The last line of a killed process may be cut short.
      const ids = line.split(' ').filter((id) => id.length === 36)
      this.acknowledged.push(...ids)
      this.#appends++
      this.#news.ring()
    })
    this.#ended = this.#end(child)
  }

  /** Resolves when it has done so many appends; rejects when it ended before. */
  async appended(count: number): Promise<void> {
    for (let rings = this.#news.rings; this.#appends < count; rings = this.#news.rings) {
      if (this.#over) throw new Error(`the appender ended after ${this.#appends} appends`)
      await this.#news.next(rings, never)
    }
  }

  /** Resolves when the process has ended and all it said was read. */
  ended(): Promise<void> {
    return this.#ended
  }

  async #end(child: ChildProcess): Promise<void> {
    await once(child, 'close')
    this.#over = true
    this.#news.ring()
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.#ended
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Notifier } from '../../src/platform/notifier.ts'
import { bundledProgram } from '../setup/bundledProgram.ts'

const program = await bundledProgram('tests/log/appender.ts')
/** By which the server knows the connections of these processes. */
export const appenderName = 'appender'
const never = new AbortController().signal

/** A process of its own that appends to the log. */
export class AppenderProcess {
  /** Ids of the events that the log acknowledged to the process. */
  readonly acknowledged: string[] = []
  readonly #child: ChildProcess
  readonly #ended: Promise<void>
  readonly #news = new Notifier()
  #appends = 0
  #over = false

  constructor(url: string, writers: number, appends: number) {
    const child = spawn(process.execPath, [program, url, String(writers), String(appends), appenderName], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    createInterface({ input: child.stdout }).on('line', (line) => {
      // The last line of a killed process may be cut short.
      const ids = line.split(' ').filter((id) => id.length === 36)
      this.acknowledged.push(...ids)
      this.#appends++
      this.#news.notify()
    })
    this.#ended = this.#end(child)
  }

  /** Resolves when it has done so many appends; rejects when it ended before. */
  async appended(count: number): Promise<void> {
    for (let seen = this.#news.notifications; this.#appends < count; seen = this.#news.notifications) {
      if (this.#over) throw new Error(`the appender ended after ${this.#appends} appends`)
      await this.#news.next(seen, never)
    }
  }

  /** Resolves when the process has ended and all it said was read. */
  ended(): Promise<void> {
    return this.#ended
  }

  async #end(child: ChildProcess): Promise<void> {
    await once(child, 'close')
    this.#over = true
    this.#news.notify()
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.#ended
  }
}

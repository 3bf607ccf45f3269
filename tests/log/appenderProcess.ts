import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Notifier } from '../../src/platform/notifier.ts'
import { bundledProgram } from '../setup/bundledProgram.ts'

const program = await bundledProgram('tests/log/appender.ts')
/** The application name of these processes' connections. */
export const appenderName = 'appender'
const never = new AbortController().signal

/** Appends to the log in a separate process. */
export class AppenderProcess {
  /** Ids of the events that the log acknowledged. */
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
      // A killed process may leave its last line incomplete.
      const ids = line.split(' ').filter((id) => id.length === 36)
      this.acknowledged.push(...ids)
      this.#appends++
      this.#news.notify()
    })
    this.#ended = this.#end(child)
  }

  /** Resolves after this many appends; rejects when the process ends earlier. */
  async appended(count: number): Promise<void> {
    for (let seen = this.#news.notifications; this.#appends < count; seen = this.#news.notifications) {
      if (this.#over) throw new Error(`the appender ended after ${this.#appends} appends`)
      await this.#news.next(seen, never)
    }
  }

  /** Resolves when the process has ended and its output was read. */
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

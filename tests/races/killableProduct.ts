import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { bundledProgram } from '../setup/bundledProgram.ts'

const program = await bundledProgram('tests/races/productProcess.ts')

/** The product in a separate process. The next one waits loaded, since loading takes longest. */
export class KillableProduct {
  readonly #environment: Readonly<Record<string, string>>
  #next: ChildProcess
  #running: ChildProcess | undefined
  #origin: Promise<string>

  constructor(environment: Readonly<Record<string, string>>) {
    this.#environment = environment
    this.#next = this.#load()
    this.#origin = this.#started()
  }

  /** The address of the current process, or of the next one. */
  get origin(): Promise<string> {
    return this.#origin
  }

  /** SIGKILL at any moment; another process takes over. */
  killAndRestart(): void {
    this.#running?.kill('SIGKILL')
    this.#origin = this.#started()
  }

  end(): void {
    for (const child of [this.#running, this.#next]) child?.kill('SIGKILL')
  }

  #load(): ChildProcess {
    return fork(program, { env: { ...process.env, ...this.#environment } })
  }

  /** A process that is killed before its address is requested must not cause an unhandled rejection; the next caller gets the error. */
  #started(): Promise<string> {
    const origin = this.#start()
    origin.catch(() => {})
    return origin
  }

  async #start(): Promise<string> {
    const child = this.#next
    this.#running = child
    this.#next = this.#load()
    child.send('start')
    const ended = once(child, 'exit').then(() => undefined)
    const told = await Promise.race([once(child, 'message'), ended])
    if (!told) throw new Error('the product ended before it listened')
    return (told[0] as { origin: string }).origin
  }
}

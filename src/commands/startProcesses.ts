import { setMaxListeners } from 'node:events'
import type { Process } from '../domain/process.ts'
import { ProcessRunner, type ProcessRunnerOptions } from './processRunner.ts'

/** Runs every process independently. Returns a function that stops them and waits for running work. */
export function startProcesses(processes: readonly Process[], options: ProcessRunnerOptions): () => Promise<void> {
  const stopped = new AbortController()
  setMaxListeners(0, stopped.signal)
  const runs = processes.map((process) => new ProcessRunner(process, options).run(stopped.signal))
  return async () => {
    stopped.abort()
    await Promise.all(runs)
  }
}

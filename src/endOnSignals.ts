import type { EventEmitter } from 'node:events'
import type { Logger } from 'pino'

interface Ending {
  /** Where the signals arrive, and what ends with them. */
  readonly process: Pick<EventEmitter, 'on'> & { exit(code: number): void }
  /** Ends everything in order. */
  readonly close: () => Promise<void>
  readonly log: Pick<Logger, 'error'>
  /** What has not ended in order by then is cut; the next start goes on with it. */
  readonly patienceMs?: number
  /** Ctrl-C arrives twice: from the terminal and from npm. Only a later signal asks for the end at once. */
  readonly sameSignalMs?: number
}

/** Closes the product in order at the first signal, and exits at once at a second one. Returns whether the end has begun. */
export function endOnSignals({ process, close, log, patienceMs = 30_000, sameSignalMs = 1_000 }: Ending): () => boolean {
  let askedAt: number | undefined
  const end = () => {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt >= sameSignalMs) process.exit(1)
      return
    }
    askedAt = performance.now()
    setTimeout(() => {
      log.error(`the end took longer than ${patienceMs / 1_000} s: the process ends without it`)
      process.exit(1)
    }, patienceMs).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the end was not orderly')
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
  return () => askedAt !== undefined
}

import type { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { loggableError } from './platform/loggableError.ts'
import { isTransient } from './platform/transientError.ts'

interface Failing {
  /** Emits the errors that nobody caught, and is ended on them. */
  readonly process: Pick<EventEmitter, 'on'> & { exit(code: number): void }
  /** Resolves when the embedded database has ended by itself. */
  readonly databaseLost: Promise<void>
  readonly isEnding: () => boolean
  /** What is printed for a lost database. */
  readonly withoutDatabase: string
  readonly print: (text: unknown) => void
  /** How much earlier than `databaseLost` a connection may hear of the end; 0 for a database that runs elsewhere. */
  readonly earlierMs: number
}

/** Ends the process with one line when its embedded database has ended, and with the error when nobody caught one. */
export function endOnFailures({ process, databaseLost, isEnding, withoutDatabase, print, earlierMs }: Failing): void {
  let isLost = false
  const lost = databaseLost.then(() => {
    if (isLost || isEnding()) return
    isLost = true
    print(withoutDatabase)
    process.exit(1)
  })
  const end = (error: unknown) => {
    if (isLost) return
    print(loggableError(error))
    process.exit(1)
  }
  const endUnlessLost = async (failure: unknown) => {
    await Promise.race([lost, delay(earlierMs)])
    end(failure)
  }
  process.on('uncaughtException', (error: unknown) => {
    if (!isTransient(error)) end(error)
    // A connection that a library holds may hear of the database's end first; errors of a network, a disk or a service look alike. What is
    // under way when an orderly end begins meets closed connections.
    else if (!isEnding()) void endUnlessLost(error)
  })
}

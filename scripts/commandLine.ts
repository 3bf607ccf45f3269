import { pino } from 'pino'
import { type Backend, openBackend } from '../src/backend.ts'
import { readConfig } from '../src/config.ts'
import { ConfigurationError } from '../src/configurationError.ts'
import { AlreadyRunning } from '../src/platform/openDatabase.ts'

/** An operator's mistake, printed in one line. */
export class Mistake extends Error {
  readonly exitCode: 1 | 2
  constructor(exitCode: 1 | 2, message: string) {
    super(message)
    this.exitCode = exitCode
  }
}

/**
 * Runs a command line on the running or stopped system and prints the result. Exit codes: 0 done, or nothing to do; 1 refused, unknown, or
 * the system is unreachable; 2 wrong arguments.
 */
export async function runCommandLine(act: (backend: Backend) => Promise<string>): Promise<void> {
  try {
    const backend = await openBackend({
      config: readConfig(process.env),
      logger: pino({ level: 'error' }, pino.destination(2)),
      mode: 'share',
    })
    try {
      console.info(await act(backend))
    } finally {
      await backend.close()
    }
  } catch (error) {
    reportFailure(error)
  }
}

/** Prints why a command line failed, and sets the exit code. */
export function reportFailure(error: unknown): void {
  const expected = error instanceof Mistake || error instanceof ConfigurationError || error instanceof AlreadyRunning
  console.error(expected ? error.message : error)
  process.exitCode = error instanceof Mistake ? error.exitCode : 1
}

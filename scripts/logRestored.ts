import { pino } from 'pino'
import { openBackend } from '../src/backend.ts'
import { processes, projections } from '../src/catalogues.ts'
import { readConfig } from '../src/config.ts'
import { followRestoredLog } from '../src/followRestoredLog.ts'

/** `npm run log:restored`: makes projections and processes follow a log that was restored from an older copy beside newer tables. */
async function main(): Promise<void> {
  const backend = await openBackend({ config: readConfig(process.env), logger: pino({ level: 'warn' }), mode: 'share' })
  try {
    const { database, eventStore: store, logger: log } = backend
    const followed = await followRestoredLog({ database, store, projections, processes, log })
    console.info(
      followed.length === 0 ? 'the log holds everything that the tables show' : `set to the end of the log: ${followed.join(', ')}`,
    )
  } finally {
    await backend.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})

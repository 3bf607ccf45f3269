import { pino } from 'pino'
import { openBackend } from '../src/backend.ts'
import { readConfig } from '../src/config.ts'
import { rewrapPersonKeys } from '../src/operational/personKeys.ts'

/** `npm run keys:rewrap`: wraps every person's key with the current master key, also beside a running product; idempotent. */
async function main(): Promise<void> {
  const backend = await openBackend({ config: readConfig(process.env), logger: pino({ level: 'warn' }), mode: 'share' })
  try {
    let rewrapped = 0
    for (let batch = -1; batch !== 0; rewrapped += batch) batch = await rewrapPersonKeys(backend.database, backend.secrets.masterKeys)
    console.info(`${rewrapped} keys rewrapped: RETIRED_MASTER_KEYS can be emptied once every process runs with the new MASTER_KEY`)
  } finally {
    await backend.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})

import { rmSync } from 'node:fs'
import { readConfig } from '../src/config.ts'
import { openDatabase } from '../src/platform/openDatabase.ts'

/** Deletes the data directory: log, tables, keys. Refuses while the product runs, and for an external database. */
const config = readConfig(process.env)
if (config.databaseUrl) {
  console.error('DATABASE_URL is set: this throws away the embedded data alone. Drop that database yourself.')
  process.exitCode = 1
} else {
  const database = await openDatabase({ databaseUrl: undefined, dataDirectory: config.dataDirectory, mode: 'own' })
  await database.close()
  rmSync(config.dataDirectory, { recursive: true, force: true })
  console.info(`${config.dataDirectory} is gone; the next start begins with nothing.`)
}

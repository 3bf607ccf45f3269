import { createWriteStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '../src/platform/embeddedPostgres.ts'
import { dumpDatabase } from '../tests/upgrade/dumpDatabase.ts'
import { fillSystem } from '../tests/upgrade/fillSystem.ts'

/** Writes a dump of a filled system by this release, on which later releases are started in tests: `npm run release-dump -- <commit>`. */
const [release] = process.argv.slice(2)
if (!release) throw new Error('Usage: npm run release-dump -- <commit>')
const folder = join(import.meta.dirname, '../tests/fixtures')
mkdirSync(folder, { recursive: true })

const directory = mkdtempSync(join(tmpdir(), 'alliance-release-'))
const postgres = await startEmbeddedPostgres({ directory, settings: { fsync: 'off' } })
try {
  const facts = await fillSystem(postgres.url)
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query<{ at: Date }>('SELECT now() AS at')
  const packed = createGzip({ level: 9 })
  const written = finished(packed.pipe(createWriteStream(join(folder, `release-${release}.sql.gz`))))
  await dumpDatabase(client, packed)
  packed.end()
  await written
  await client.end()
  writeFileSync(join(folder, `release-${release}.json`), `${JSON.stringify({ dumpedAt: rows[0]?.at, ...facts }, null, 2)}\n`)
} finally {
  await postgres.stop()
  rmSync(directory, { recursive: true, force: true })
}

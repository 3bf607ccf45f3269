import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../src/platform/embeddedPostgres.ts'
import { startInstalledPostgres } from './installedPostgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '400',
  shared_buffers: '256MB',
  max_wal_size: '256MB',
  // A test of query plans gathers its own statistics, which are then always the same.
  autovacuum: 'off',
}

/**
 * One Postgres for the whole suite; every test file uses its own database in it (`testDatabase.ts`). TEST_POSTGRES_BIN selects another
 * Postgres than the embedded one.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(folderForData(), 'alliance-tests-'))
  const binaries = process.env['TEST_POSTGRES_BIN']
  const postgres = binaries
    ? await startInstalledPostgres(binaries, directory, settings)
    : await startEmbeddedPostgres({ directory, settings })
  await makeConnectingCheap(postgres.url)
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** The suite opens some ten thousand connections; the usual 4,096 rounds of a password check take as long as the rest of connecting. */
async function makeConnectingCheap(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  // Postgres 15 has no such setting.
  await client.query(`SELECT set_config(name, '1', false) FROM pg_settings WHERE name = 'scram_iterations'`)
  await client.query(`ALTER ROLE alliance PASSWORD 'alliance'`)
  await client.end()
}

/** In memory if there is enough: copying a template on a disk takes at least three times as long. */
function folderForData(): string {
  const memory = '/dev/shm'
  if (!existsSync(memory) || process.availableMemory() < 8e9) return tmpdir()
  const { bsize, bavail } = statfsSync(memory)
  return bsize * bavail > 4e9 ? memory : tmpdir()
}

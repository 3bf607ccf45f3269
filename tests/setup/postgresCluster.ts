import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  // A test that looks at plans gathers their statistics itself, always the same ones.
  autovacuum: 'off',
}

/**
 * One Postgres for the whole suite; every test file takes a database of its own from it (`testDatabase.ts`). TEST_POSTGRES_BIN names the
 * programs of another Postgres than the embedded one.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'alliance-tests-'))
  const binaries = process.env['TEST_POSTGRES_BIN']
  const postgres = binaries
    ? await startInstalledPostgres(binaries, directory, settings)
    : await startEmbeddedPostgres({ directory, settings })
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startEmbeddedPostgres } from '../../src/platform/embeddedPostgres.ts'
import { type InstalledPostgres, startInstalledPostgres } from './installedPostgres.ts'

const settings = { max_connections: '200' }

/** A Postgres for one test file, with fsync as in production, which can be killed; of the same version as the suite's. */
export class OwnCluster {
  readonly directory = mkdtempSync(join(tmpdir(), 'alliance-cluster-'))
  #running: InstalledPostgres | undefined

  /** Connection string of the database `postgres`; changes with every start. */
  get url(): string {
    if (!this.#running) throw new Error('the cluster does not run')
    return this.#running.url
  }

  async start(): Promise<void> {
    const binaries = process.env['TEST_POSTGRES_BIN']
    this.#running = binaries
      ? await startInstalledPostgres(binaries, this.directory, settings)
      : await startEmbeddedPostgres({ directory: this.directory, settings })
  }

  /** Sends SIGKILL to all processes of the server. */
  async kill(): Promise<void> {
    const postmaster = this.#running?.pid ?? 0
    // A stopped server starts no process after the list is read.
    killIfAlive(postmaster, 'SIGSTOP')
    const backends = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' })
    const pids = [postmaster, ...backends.split('\n').map(Number)].filter((pid) => pid > 0)
    for (const pid of pids) killIfAlive(pid, 'SIGKILL')
    while (pids.some((pid) => killIfAlive(pid, 0))) await delay(5)
    this.#running = undefined
  }

  async remove(): Promise<void> {
    await this.#running?.stop()
    rmSync(this.directory, { recursive: true, force: true })
  }
}

function killIfAlive(pid: number, signal: 'SIGSTOP' | 'SIGKILL' | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

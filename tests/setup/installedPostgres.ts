import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from './freePort.ts'

export interface InstalledPostgres {
  /** Connection string of the database `postgres`. */
  readonly url: string
  /** Of the server's first process. */
  readonly pid: number
  stop(): Promise<void>
}

const user = 'alliance'
const password = 'alliance'

/**
 * Starts a throw-away Postgres from the programs in `binaries`, e.g. /usr/lib/postgresql/15/bin, to test another version than the embedded
 * one; in a directory where one ran before, with its data. Root starts it as the user `postgres`, which Debian's package creates.
 */
export async function startInstalledPostgres(
  binaries: string,
  directory: string,
  settings: Readonly<Record<string, string>>,
): Promise<InstalledPostgres> {
  const cluster = join(directory, 'cluster')
  const asRoot = process.getuid?.() === 0
  const command = (program: string, args: readonly string[]): [string, string[]] =>
    asRoot ? ['runuser', ['-u', 'postgres', '--', join(binaries, program), ...args]] : [join(binaries, program), [...args]]
  if (!existsSync(cluster)) {
    mkdirSync(cluster)
    const passwordFile = join(directory, 'password')
    writeFileSync(passwordFile, password)
    if (asRoot) {
      chmodSync(directory, 0o711)
      execFileSync('chown', ['postgres', cluster, passwordFile])
    }
    const account = ['-U', user, '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
    execFileSync(...command('initdb', ['-D', cluster, ...account, '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']))
  }
  const port = await freePort()
  const options = Object.entries({ listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '', ...settings })
  const server = spawn(...command('postgres', ['-D', cluster, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])]), {
    stdio: 'ignore',
  })
  const url = `postgres://${user}:${password}@127.0.0.1:${port}/postgres`
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(`Postgres from ${binaries} ended at once`)
    await delay(50)
  }
  return {
    url,
    pid: Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n', 1)[0]),
    async stop() {
      execFileSync(...command('pg_ctl', ['stop', '-D', cluster, '-m', 'immediate']))
      if (server.exitCode === null) await once(server, 'exit')
    },
  }
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 1_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

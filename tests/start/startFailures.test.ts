import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { ConfigurationError } from '../../src/configurationError.ts'
import { requireDataDirectory, requireListenAddress, requirePostgres } from '../../src/startChecks.ts'
import { startProduct } from '../../src/startProduct.ts'
import { type EventStoreDbDouble, startEventStoreDbDouble } from '../eventStoreDbDouble/eventStoreDbDouble.ts'
import { hasRedisServer, type RunningRedis, startRedisServer } from '../jobs/redisServer.ts'
import { createTestDatabase, type TestDatabase } from '../setup/testDatabase.ts'
import { runMain } from './runMain.ts'

let database: TestDatabase
let log: EventStoreDbDouble
let listener: Server
let folder: string
beforeAll(async () => {
  database = await createTestDatabase(1)
  log = await startEventStoreDbDouble({ credentials: { username: 'admin', password: 'right' } })
  listener = createServer()
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  folder = mkdtempSync(join(tmpdir(), 'alliance-start-'))
})
afterAll(async () => {
  await log.stop()
  await database.drop()
  listener.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A port of this machine on which another server listens and never answers. */
const takenPort = () => (listener.address() as AddressInfo).port
/** A port without a server: privileged, and not used by services. */
const closedPort = 1

/** The log's address without trust in its certificate. */
const untrusted = () => {
  const url = log.url.replace(/&tlsCAFile=[^&]*/i, '')
  expect(url).not.toBe(log.url)
  return url
}
const notTrusted = 'EVENTSTOREDB_URL: the certificate of EventStoreDB is not trusted, or one that the address names cannot be read'

const key = () => randomBytes(32).toString('base64')
const settings = (over: Readonly<Record<string, string>>) => ({
  NODE_ENV: 'test',
  DATABASE_URL: database.url,
  DEMO: 'off',
  PORT: '0',
  MASTER_KEY: key(),
  CLAIM_KEY: key(),
  TOKEN_KEY: key(),
  CODE_KEY: key(),
  BODY_KEY: key(),
  ...over,
})

/** Why the product does not start. */
async function refusal(over: Readonly<Record<string, string>>): Promise<string> {
  const starting = startProduct({ config: readConfig(settings(over)), logger: pino({ level: 'silent' }) })
  const error = await starting.then(
    () => 'it started',
    (reason: unknown) => reason,
  )
  if (!(error instanceof ConfigurationError)) throw error
  return error.message
}
const at = (url: string, over: Partial<Pick<URL, 'password' | 'pathname' | 'port' | 'hostname'>>) => Object.assign(new URL(url), over).href

describe('DATABASE_URL', () => {
  it('stops the start when no Postgres answers, or refuses this user, password or database', async () => {
    expect(await refusal({ DATABASE_URL: at(database.url, { port: String(closedPort) }) })).toBe(
      'DATABASE_URL: Postgres cannot be reached (ECONNREFUSED)',
    )
    expect(await refusal({ DATABASE_URL: at(database.url, { hostname: 'nowhere.invalid' }) })).toMatch(
      /^DATABASE_URL: Postgres cannot be reached \((ENOTFOUND|EAI_AGAIN)\)$/,
    )
    expect(await refusal({ DATABASE_URL: at(database.url, { password: 'wrong' }) })).toBe(
      'DATABASE_URL: Postgres refuses the user or its password',
    )
    expect(await refusal({ DATABASE_URL: at(database.url, { pathname: '/nowhere' }) })).toBe('DATABASE_URL: Postgres has no such database')
  })

  it('stops the start on a Postgres that is too old', async () => {
    await expect(requirePostgres(database.url)).resolves.toBeUndefined()
    await expect(requirePostgres(database.url, 99)).rejects.toThrow(/^DATABASE_URL: Postgres \d[\w.]+ is too old, 99 or later is needed$/)
  })

  it('stops the start when the user cannot create tables', async () => {
    const user = `reader_${randomBytes(4).toString('hex')}`
    await database.pool.query(`CREATE USER ${user} PASSWORD 'reader'`)
    const url = Object.assign(new URL(database.url), { username: user, password: 'reader' }).href
    expect(await refusal({ DATABASE_URL: url })).toBe('DATABASE_URL: the user may not create schemas in this database')
    await database.pool.query(`DROP USER ${user}`)
  })
})

describe('EVENTSTOREDB_URL', () => {
  it('stops the start when the log refuses the password', async () => {
    expect(await refusal({ EVENTSTOREDB_URL: at(log.url, { password: 'wrong' }) })).toBe(
      'EVENTSTOREDB_URL: EventStoreDB refuses the user or its password',
    )
  })

  it('stops the start when nobody answers, or the certificate is not trusted, and asks no further', async () => {
    const within = (milliseconds: number, url: string) =>
      Promise.race([refusal({ EVENTSTOREDB_URL: url }), delay(milliseconds, `nothing said within ${milliseconds} ms`)])
    expect(await Promise.all([within(120_000, `esdb://127.0.0.1:${closedPort}?tls=false`), within(120_000, untrusted())])).toEqual([
      'EVENTSTOREDB_URL: EventStoreDB cannot be reached (ETIMEDOUT)',
      notTrusted,
    ])
  })

  it('stops the start for an invalid option or certificate', async () => {
    expect(await refusal({ EVENTSTOREDB_URL: 'esdb://es:2113?speed=high' })).toBe(
      "EVENTSTOREDB_URL: EventStoreDB: no option is named 'speed'",
    )
    expect(await refusal({ EVENTSTOREDB_URL: 'esdb://es:2113?tlsCAFile=/nowhere.pem' })).toBe(notTrusted)
  })
})

describe('REDIS_URL', () => {
  it('stops the start where no Redis answers', async () => {
    expect(await refusal({ REDIS_URL: `redis://127.0.0.1:${closedPort}` })).toBe('REDIS_URL: Redis cannot be reached (ECONNREFUSED)')
    expect(await refusal({ REDIS_URL: 'redis://nowhere.invalid' })).toMatch(
      /^REDIS_URL: Redis cannot be reached \((ENOTFOUND|EAI_AGAIN)\)$/,
    )
  })

  describe.runIf(hasRedisServer())('with a Redis', () => {
    let redis: RunningRedis
    beforeAll(async () => {
      redis = await startRedisServer()
    })
    afterAll(() => redis.stop())

    it('stops the start where it refuses the password', async () => {
      expect(await refusal({ REDIS_URL: redis.url.replace('//', '//somebody:wrong@') })).toBe(
        'REDIS_URL: Redis refuses the user or its password',
      )
    })
  })
})

describe('DATA_DIR', () => {
  it('stops the start when it is not a folder and cannot become one', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    for (const [dataDirectory, code] of [
      [file, 'ENOTDIR'],
      [join(file, 'below'), 'ENOTDIR'],
      ['/proc/nowhere', 'ENOENT'],
    ] as const) {
      const config = readConfig({ DATA_DIR: dataDirectory })
      expect(() => requireDataDirectory(config)).toThrow(`DATA_DIR: ${JSON.stringify(dataDirectory)} cannot be used as a folder (${code})`)
    }
    expect(() => requireDataDirectory(readConfig({ DATA_DIR: join(folder, 'new', 'one') }))).not.toThrow()
  })
})

describe('PORT and HOST', () => {
  it('stop the start when another server listens, or the address is not this machine’s', async () => {
    await expect(requireListenAddress({ host: '127.0.0.1', port: takenPort() })).rejects.toThrow(
      `PORT: ${takenPort()} is in use on 127.0.0.1`,
    )
    await expect(requireListenAddress({ host: '203.0.113.1', port: 0 })).rejects.toThrow(
      'HOST: 203.0.113.1 is no address of this machine (EADDRNOTAVAIL)',
    )
    await expect(requireListenAddress({ host: 'nowhere.invalid', port: 0 })).rejects.toThrow(/^HOST: nowhere\.invalid is no address/)
    await expect(requireListenAddress({ host: '127.0.0.1', port: 0 })).resolves.toBeUndefined()
  })
})

it('is reported in one line, with exit code 1', async () => {
  const ended = await Promise.all([
    runMain(settings({ PORT: 'ninety' })),
    runMain(settings({ PORT: String(takenPort()) })),
    runMain(settings({ DATABASE_URL: at(database.url, { port: String(closedPort) }) })),
    runMain(settings({ EVENTSTOREDB_URL: untrusted() })),
  ])
  expect(ended.map(({ code, stdout }) => ({ code, stdout }))).toEqual(ended.map(() => ({ code: 1, stdout: '' })))
  expect(ended.map(({ stderr }) => stderr)).toEqual([
    'PORT: must be a whole number from 0 to 65535\n',
    `PORT: ${takenPort()} is in use on 127.0.0.1\n`,
    'DATABASE_URL: Postgres cannot be reached (ECONNREFUSED)\n',
    `${notTrusted}\n`,
  ])
})

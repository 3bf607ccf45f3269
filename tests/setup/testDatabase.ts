import { randomBytes } from 'node:crypto'
import { Client, Pool, type PoolConfig } from 'pg'
import { inject, onTestFinished } from 'vitest'

export interface TestDatabase {
  readonly name: string
  readonly url: string
  readonly pool: Pool
  /** Closes the pool and drops the database. */
  drop(): Promise<void>
}

/** A new database in the suite's cluster, empty or copied from a template. Call it in `beforeAll` and `drop` it in `afterAll`. */
export async function createTestDatabase(max = 10, template = 'template1'): Promise<TestDatabase> {
  const clusterUrl = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  // Copying a filled template as files is faster than through the write-ahead log; for an empty one it is not.
  const strategy = template === 'template1' ? '' : ' STRATEGY FILE_COPY'
  await onCluster(clusterUrl, `CREATE DATABASE ${name} TEMPLATE ${template}${strategy}`)
  const url = clusterUrl.replace(/\/[^/]*$/, `/${name}`)
  const pool = openTestPool({ connectionString: url, max })
  return {
    name,
    url,
    pool,
    async drop() {
      await pool.end()
      await onCluster(clusterUrl, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

/** The same as `createTestDatabase`, dropped when the running test ends. */
export async function testDatabase(max = 10): Promise<TestDatabase> {
  const database = await createTestDatabase(max)
  onTestFinished(() => database.drop())
  return database
}

/** A pool that tolerates the end of its connections: a database may be dropped before an ended pool has closed them. */
export function openTestPool(options: PoolConfig): Pool {
  const pool = new Pool(options)
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

async function onCluster(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

import { afterAll, beforeAll } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/testDatabase.ts'
import { describeEventStoreContract } from './eventStore.contract.ts'
import { createPostgresEventStore } from './postgresEventStore.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(20)
})
afterAll(() => database.drop())

describeEventStoreContract('Postgres', () => createPostgresEventStore({ pool: database.pool }))

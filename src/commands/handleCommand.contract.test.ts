import { afterAll, beforeAll } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/testDatabase.ts'
import { createPostgresEventStore } from '../eventstore/postgresEventStore.ts'
import { describeCommandHandlerContract } from './handleCommand.contract.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(20)
})
afterAll(() => database.drop())

describeCommandHandlerContract('Postgres', () => createPostgresEventStore({ pool: database.pool }))

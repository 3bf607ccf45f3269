import { afterAll, beforeAll, describe } from 'vitest'
import { type EventStoreDbDouble, startEventStoreDbDouble } from '../../tests/eventStoreDbDouble/eventStoreDbDouble.ts'
import { findRealEventStoreDb, type RealEventStoreDb } from '../../tests/eventStoreDbDouble/realEventStoreDb.ts'
import { describeEventStoreContract } from './eventStore.contract.ts'
import { createEventStoreDb } from './eventStoreDb.ts'

describe.each([
  ['over TLS with credentials', { credentials: { username: 'admin', password: 'changeit' } }],
  ['insecure, without credentials', {}],
] as const)('%s', (_case, options) => {
  let double: EventStoreDbDouble
  beforeAll(async () => {
    double = await startEventStoreDbDouble(options)
  })
  afterAll(() => double.stop())
  describeEventStoreContract('EventStoreDB, its double', () => createEventStoreDb({ connectionString: double.url }))
})

const real = await findRealEventStoreDb()

describe.skipIf(!real.start)(`on a real server (${real.reason})`, () => {
  let server: RealEventStoreDb | undefined
  beforeAll(async () => {
    server = await real.start?.()
  }, 180_000)
  afterAll(() => server?.stop())
  describeEventStoreContract('EventStoreDB', () => createEventStoreDb({ connectionString: server?.url ?? '' }))
})

import { afterAll, beforeAll, describe } from 'vitest'
import { type EventStoreDbDouble, startEventStoreDbDouble } from '../../tests/eventStoreDbDouble/eventStoreDbDouble.ts'
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
  describeEventStoreContract('EventStoreDB', () => createEventStoreDb({ connectionString: double.url }))
})

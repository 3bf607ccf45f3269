import { describeOnEventStoreDb } from '../../tests/eventStoreDbDouble/describeOnEventStoreDb.ts'
import { describeEventStoreContract } from './eventStore.contract.ts'
import { createEventStoreDb } from './eventStoreDb.ts'

for (const doubled of [{}, { credentials: { username: 'admin', password: 'changeit' } }]) {
  describeOnEventStoreDb((name, url) => {
    describeEventStoreContract(name, () => createEventStoreDb({ connectionString: url() }))
  }, doubled)
}

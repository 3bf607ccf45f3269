import { describeOnEventStoreDb } from '../../tests/eventStoreDbDouble/describeOnEventStoreDb.ts'
import { describeCommandHandlerContract } from '../commands/handleCommand.contract.ts'
import { createEventStoreDb } from './eventStoreDb.ts'

describeOnEventStoreDb((name, url) => {
  describeCommandHandlerContract(name, () => createEventStoreDb({ connectionString: url() }))
})

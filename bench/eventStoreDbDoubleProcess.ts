import { startEventStoreDbDouble } from '../tests/eventStoreDbDouble/eventStoreDbDouble.ts'

/** The protocol double of EventStoreDB in a separate process, so that its work does not count for the client's process. */
process.on('disconnect', () => process.exit())
const { url } = await startEventStoreDbDouble()
process.send?.(url)

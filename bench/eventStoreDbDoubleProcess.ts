import { startEventStoreDbDouble } from '../tests/eventStoreDbDouble/eventStoreDbDouble.ts'

/** The protocol double of EventStoreDB in a process of its own, so that its work is not that of the client's process. */
process.on('disconnect', () => process.exit())
const { url } = await startEventStoreDbDouble()
process.send?.(url)

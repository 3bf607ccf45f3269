import { Pool } from 'pg'
import { createPostgresEventStore } from '../../src/eventstore/postgresEventStore.ts'
import { balances } from './balances.ts'
import { startedProjector } from './runningProjector.ts'

/** A projector in an operating-system process of its own, to be killed: `projectorProcess.ts <database url>`. */
process.on('disconnect', () => process.exit())
const pool = new Pool({ connectionString: process.argv[2], max: 10 })
pool.on('error', () => {})
const store = await createPostgresEventStore({ pool })
startedProjector(pool, store, [balances()])
process.send?.('started')

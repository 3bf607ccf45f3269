import { Pool } from 'pg'
import { pino } from 'pino'
import { eventCatalog } from '../../src/domain/eventCatalog.ts'
import { withPersonalData } from '../../src/eventstore/personalData.ts'
import { createPostgresEventStore } from '../../src/eventstore/postgresEventStore.ts'
import { createPersonKeys } from '../../src/operational/personKeys.ts'
import { prepareProjections } from '../../src/projections/runner/projectionSchema.ts'
import { SchemaUse } from '../../src/projections/runner/schemaUse.ts'
import { olderProjections } from './olderRelease.ts'
import { startedProjector } from './runningProjector.ts'

/**
 * A projector of the previous release in a separate process: `olderReleaseProcess.ts <database url> <id of the master key> <the key in
 * hex>`.
 */
process.on('disconnect', () => process.exit())
const [url, id = '', key = ''] = process.argv.slice(2)
const masterKeys = { current: { id, key: Buffer.from(key, 'hex') }, retired: [] }
const pool = new Pool({ connectionString: url, max: 20 })
pool.on('error', () => {})
const log = await createPostgresEventStore({ pool })
const store = withPersonalData(log, { catalog: eventCatalog, keys: createPersonKeys(pool, masterKeys) })
await SchemaUse.announce(pool, olderProjections, pino({ level: 'silent' }))
await prepareProjections(pool, store, olderProjections)
startedProjector(pool, store, olderProjections)
process.send?.('started')

import { expect, onTestFinished, test } from 'vitest'
import { balances } from '../../../tests/projections/balances.ts'
import { tablesHash } from '../../../tests/projections/projectionHarness.ts'
import { testDatabase } from '../../../tests/setup/testDatabase.ts'
import { deriveId } from '../../commands/deriveId.ts'
import { streamName } from '../../domain/ids.ts'
import { position, type RecordedEvent } from '../../eventstore/eventStore.ts'
import { SerialConnection } from '../../platform/serialConnection.ts'
import { foldPage } from './foldPage.ts'
import { schemaOf } from './projection.ts'
import { createTables } from './projectionSchema.ts'
import { TableFill } from './tableFill.ts'
import { upsertSql } from './tableSql.ts'
import { structureOf } from './tableStructure.ts'

const projection = balances()
const { balances: table } = projection.tables

/** Accounts are opened one after the other; each is corrected soon after, and every tenth again when its row was written long ago. */
function history(accounts: number): readonly RecordedEvent[] {
  const events: RecordedEvent[] = []
  const add = (account: number, revision: number) => {
    const providerId = deriveId('account', account)
    const id = deriveId('event', events.length)
    events.push({
      id,
      stream: streamName('account', providerId),
      revision,
      position: position('test', String(events.length).padStart(8, '0')),
      type: revision === 0 ? 'WelcomeCreditGranted' : 'CreditsCorrected',
      data: revision === 0 ? { providerId, credits: 1 } : { providerId, credits: revision, reason: `number ${events.length}` },
      metadata: {
        commandId: id,
        bodyHash: null,
        correlationId: id,
        causationId: id,
        actor: 'system:test',
        time: '2026-11-21T10:00:00.000Z',
        version: 1,
      },
    })
  }
  for (let account = 0; account < accounts; account++) {
    add(account, 0)
    if (account % 3 === 0 && account >= 9) add(account - 9, 1)
  }
  for (let account = 0; account < accounts; account += 10) add(account, 2)
  return events
}

test('folds more rows than fit into memory, changed early and late, as if all did', async () => {
  const { pool } = await testDatabase()
  const client = await pool.connect()
  onTestFinished(() => client.release())
  const [filled, simple] = [schemaOf(projection), 'simple']
  if (!table) throw new Error('no table')
  for (const schema of [filled, simple]) await createTables(client, projection, schema)
  const structure = structureOf('balances', table)

  const events = history(3_000)
  const fill = new TableFill(new SerialConnection(client), filled, table, structure, 500)
  for (let start = 0; start < events.length; start += 200) await fill.fold(events.slice(start, start + 200))
  await fill.flush()

  const rows = [...foldPage(table, events, new Map()).values()].filter((row) => row !== undefined)
  await client.query(upsertSql(simple, structure, rows))
  expect(rows).toHaveLength(3_000)
  expect(await tablesHash(pool, projection, filled)).toBe(await tablesHash(pool, projection, simple))
})

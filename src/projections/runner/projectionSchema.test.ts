import { expect, test } from 'vitest'
import { balances, granted, newProvider } from '../../../tests/projections/balances.ts'
import { projectionHarness, tablesHash } from '../../../tests/projections/projectionHarness.ts'
import { creditLedger } from '../creditLedger/creditLedger.ts'
import { boolean } from './columns.ts'
import { definitionOf } from './fingerprints.ts'
import type { Projection } from './projection.ts'
import { ProjectionChanged, prepareProjections } from './projectionSchema.ts'

/** The last version released before fingerprints existed, and the value stored for it. */
const ledger: Projection = { ...creditLedger, version: 1 }
const storedOnce = '2891249e3d5cc48310c243cc468b99d732fbbb6f9f9da80e157a2717f42fd824'

test('tables of the release before fingerprints are kept, and their stored definition is replaced once', async () => {
  const { pool, store, given } = await projectionHarness(ledger)
  await given(granted(newProvider()))
  const before = await tablesHash(pool, ledger)
  await pool.query('UPDATE projections.checkpoints SET definition = $1', [storedOnce])
  await prepareProjections(pool, store, [ledger])
  expect(await tablesHash(pool, ledger)).toBe(before)
  const { rows } = await pool.query('SELECT definition, generation FROM projections.checkpoints')
  expect(rows).toEqual([{ definition: definitionOf(ledger), generation: 0 }])
})

test('tables with an unknown definition stop the start', async () => {
  const { pool, store } = await projectionHarness(ledger)
  await pool.query('UPDATE projections.checkpoints SET definition = $1', [storedOnce.replace('2', '3')])
  await expect(prepareProjections(pool, store, [ledger])).rejects.toThrow(ProjectionChanged)
})

test.each<[string, Projection]>([
  ['a column more', balances({ moreColumns: { seen: boolean().orNull() } })],
  ['another index', { ...balances(), indexesSql: 'CREATE INDEX balances_by_note ON balances (note)' }],
  ['an event type less', withoutCorrections()],
])('%s under the same version stops the start', async (_what, changed) => {
  const { pool, store } = await projectionHarness(balances())
  await expect(prepareProjections(pool, store, [changed])).rejects.toThrow(
    'projection balances changed under version 1: raise its version, or fill it again with npm run rebuild balances',
  )
  await prepareProjections(pool, store, [balances({ version: 2 })])
})

function withoutCorrections(): Projection {
  const projection = balances()
  const { balances: table } = projection.tables
  if (!table?.on.WelcomeCreditGranted) throw new Error('the projection counts no welcome credits')
  return { ...projection, tables: { balances: { ...table, on: { WelcomeCreditGranted: table.on.WelcomeCreditGranted } } } }
}

import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { balances, granted, newProvider } from '../../../tests/projections/balances.ts'
import { projectionHarness, record } from '../../../tests/projections/projectionHarness.ts'
import { runningProjector, watchingFromElsewhere } from '../../../tests/projections/runningProjector.ts'
import type { Position } from '../../eventstore/eventStore.ts'
import { InvalidPosition, NotReached, ProjectionParked } from './positionWaiter.ts'
import { registerProjectionLag } from './projectionLagMetric.ts'

const waitMs = 120_000
const projection = balances()

test('a read waits for its own write, in this process and in another', async () => {
  const { store, pool, positions } = await runningProjector(projection)
  const elsewhere = watchingFromElsewhere(pool, store, [projection])
  for (let round = 0; round < 3; round++) {
    const position = await record(store, [granted(newProvider())])
    await Promise.all([positions.waitFor(projection, position, waitMs), elsewhere.waitFor(projection, position, waitMs)])
    const { rows } = await pool.query('SELECT count(*)::int FROM balances_v1.balances')
    expect(rows).toEqual([{ count: round + 1 }])
  }
})

test('refuses positions of another log, and malformed ones', async () => {
  const { store, positions } = await runningProjector(projection)
  const position = await record(store, [granted(newProvider())])
  const strange = [
    position.replace(/^[^:]*/, 'somewhere-else'),
    `${position}0`,
    '',
    'x',
    `${store.id}:${"'".repeat(position.length - store.id.length - 1)}`,
  ]
  for (const text of strange) await expect(positions.waitFor(projection, text as Position, waitMs)).rejects.toThrow(InvalidPosition)
})

test('refuses a position that the log has not reached', async () => {
  const { store, positions } = await runningProjector(projection)
  const position = await record(store, [granted(newProvider())])
  const future = `${position.slice(0, -16)}${'f'.repeat(16)}` as Position
  await expect(positions.waitFor(projection, future, waitMs)).rejects.toThrow(InvalidPosition)
})

test('fails a read at its deadline when nothing feeds the projection or it is behind', async () => {
  const { store, pool } = await projectionHarness(projection)
  const position = await record(store, [granted(newProvider())], '2025-01-01T10:00:00.000Z')
  const positions = watchingFromElsewhere(pool, store, [projection])
  const failure = positions.waitFor(projection, position, 100)
  await expect(failure).rejects.toThrow(NotReached)
  await expect(failure).rejects.not.toThrow(ProjectionParked)
  const [status] = await positions.status()
  expect(status).toMatchObject({ name: 'balances', position: store.start, parked: null })
  expect(status?.lagSeconds, 'the age of the event that is not shown yet').toBeGreaterThan(365 * 24 * 3600)
  const registry = new Registry()
  registerProjectionLag(registry, positions, waitMs)
  expect(await registry.metrics()).toMatch(/projection_lag_seconds\{projection="balances"\} \d{8}/)
})

test('lets a thousand reads wait at once without a query each', async () => {
  const { store, pool, positions } = await runningProjector(projection)
  const elsewhere = watchingFromElsewhere(pool, store, [projection])
  const position = await record(store, [granted(newProvider())])
  let queries = 0
  pool.on('acquire', () => queries++)
  const reads = Array.from({ length: 1_000 }, (_, index) => (index % 2 === 0 ? positions : elsewhere).waitFor(projection, position, waitMs))
  await Promise.all(reads)
  expect(queries).toBeLessThan(200)
})

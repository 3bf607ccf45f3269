import { expect, test, vi } from 'vitest'
import { balances, granted, newProvider, signedIn } from '../../../tests/projections/balances.ts'
import { record } from '../../../tests/projections/projectionHarness.ts'
import { runningProjector, watchingFromElsewhere } from '../../../tests/projections/runningProjector.ts'
import { moveCheckpoints, readCheckpoint } from './checkpoints.ts'
import { Fenced, ProjectionWriter } from './projectionWriter.ts'

const waitMs = 120_000
const several = () => ['one', 'two', 'three', 'four', 'five'].map((name) => balances({ name }))

test('projections that passed events of other types record it by one statement', async () => {
  const projections = several()
  const { store, pool } = await runningProjector(...projections)
  const elsewhere = watchingFromElsewhere(pool, store, projections)
  await vi.waitFor(
    async () => {
      const position = await record(store, [signedIn(newProvider())])
      await Promise.all(projections.map((projection) => elsewhere.waitFor(projection, position, waitMs)))
      // Rows that one transaction wrote.
      const { rows } = await pool.query('SELECT count(DISTINCT xmin::text)::int AS transactions FROM projections.checkpoints')
      expect(rows).toEqual([{ transactions: 1 }])
    },
    { timeout: waitMs, interval: 10 },
  )
})

test('a locked checkpoint does not delay the others, and is recorded once it is free', async () => {
  const projections = several()
  const [held, ...others] = projections
  if (!held) throw new Error('no projection')
  const { store, pool, logged } = await runningProjector(...projections)
  const elsewhere = watchingFromElsewhere(pool, store, projections)
  const before = await record(store, [signedIn(newProvider())])
  await Promise.all(projections.map((projection) => elsewhere.waitFor(projection, before, waitMs)))

  const holder = await pool.connect()
  await holder.query('BEGIN')
  await holder.query('SELECT FROM projections.checkpoints WHERE projection = $1 FOR UPDATE', [held.name])
  const position = await record(store, [signedIn(newProvider())])
  await Promise.all(others.map((projection) => elsewhere.waitFor(projection, position, waitMs)))
  const next = await record(store, [signedIn(newProvider())])
  await Promise.all(others.map((projection) => elsewhere.waitFor(projection, next, waitMs)))
  expect(await readCheckpoint(pool, held)).toMatchObject({ position: before })
  await holder.query('COMMIT')
  holder.release()
  await elsewhere.waitFor(held, next, waitMs)
  expect(logged).toEqual([])
})

test('a projector whose checkpoint was moved by another one records nothing', async () => {
  const projection = balances()
  const { store, pool, positions } = await runningProjector(projection)
  await positions.waitFor(projection, await record(store, [granted(newProvider())]), waitMs)
  const slow = await ProjectionWriter.open(pool, projection)
  const written = await record(store, [granted(newProvider())])
  await positions.waitFor(projection, written, waitMs)
  const noted = slow.pass(await store.head(), async (move) => (await moveCheckpoints(pool, [move])).has(move))
  await expect(noted).rejects.toThrow(Fenced)
  expect(await readCheckpoint(pool, projection)).toMatchObject({ position: written })
})

test('of several checkpoints only those are moved that have not changed', async () => {
  const projections = several()
  const { store, pool, stop } = await runningProjector(...projections)
  const elsewhere = watchingFromElsewhere(pool, store, projections)
  const first = await record(store, [signedIn(newProvider())])
  await Promise.all(projections.map((projection) => elsewhere.waitFor(projection, first, waitMs)))
  await stop()
  const position = await record(store, [signedIn(newProvider())])
  const moves = projections.map(({ name, version }, index) => {
    const from = { position: index === 1 ? store.start : first, generation: index === 2 ? 7 : 0, parked: null }
    return { name, version, from, position }
  })
  const moved = await moveCheckpoints(pool, moves)
  expect(moves.filter((move) => moved.has(move)).map(({ name }) => name)).toEqual(['one', 'four', 'five'])
  const now = await Promise.all(projections.map((projection) => readCheckpoint(pool, projection)))
  expect(now.map((checkpoint) => checkpoint?.position)).toEqual([position, first, first, position, position])
})

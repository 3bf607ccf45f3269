import { expect, test, vi } from 'vitest'
import { balances, corrected, granted, newProvider, signedIn } from '../../../tests/projections/balances.ts'
import { record, tablesHash } from '../../../tests/projections/projectionHarness.ts'
import { runningProjector, watchingFromElsewhere } from '../../../tests/projections/runningProjector.ts'
import { readCheckpoint, unpark } from './checkpoints.ts'
import { ProjectionParked } from './positionWaiter.ts'
import { Fenced, ProjectionWriter } from './projectionWriter.ts'

const waitMs = 120_000

test('a recorded event is in the tables a moment later', async () => {
  const projection = balances()
  const { store, pool, positions } = await runningProjector(projection)
  const provider = newProvider()
  await positions.waitFor(projection, await record(store, [granted(provider), corrected(provider)]), waitMs)
  await positions.waitFor(projection, await record(store, [corrected(provider)]), waitMs)
  const { rows } = await pool.query('SELECT credits, revision FROM balances_v1.balances')
  expect(rows).toEqual([{ credits: 5, revision: 2 }])
})

test('events of other types are passed: in this process at once, in others by the checkpoint', async () => {
  const projection = balances()
  const { store, pool, positions } = await runningProjector(projection)
  const position = await record(store, [signedIn(newProvider())])
  await positions.waitFor(projection, position, waitMs)
  await watchingFromElsewhere(pool, store, [projection]).waitFor(projection, position, waitMs)
  expect(await readCheckpoint(pool, projection)).toMatchObject({ position })
})

test('an event that cannot be folded is logged and parks only its projection, which includes the events before it', async () => {
  let broken = true
  const failing = balances({
    name: 'failing',
    inspect(reason) {
      if (broken && reason === 'poison') throw new TypeError('nobody thought of this')
    },
  })
  const sound = balances({ name: 'sound' })
  const { store, pool, positions, logged, metrics } = await runningProjector(failing, sound)
  const [one, other] = [newProvider(), newProvider()]
  const before = await record(store, [granted(one), granted(other)])
  const poison = await record(store, [corrected(one, 'poison')])
  const after = await record(store, [corrected(other)])

  await positions.waitFor(sound, after, waitMs)
  await expect(positions.waitFor(failing, after, waitMs)).rejects.toThrow(ProjectionParked)
  await positions.waitFor(failing, before, waitMs)
  const { rows } = await pool.query('SELECT credits FROM failing_v1.balances')
  expect(rows).toEqual([{ credits: 1 }, { credits: 1 }])

  const [error] = logged.filter(({ level }) => level === 50)
  expect(error).toMatchObject({ follower: 'projection failing_v1', eventType: 'CreditsCorrected', position: poison })
  expect(error?.['error']).toContain('TypeError: nobody thought of this')
  expect(await metrics.getSingleMetricAsString('follower_parked')).toContain('follower_parked{follower="projection failing_v1"} 1')
  const status = await positions.status()
  expect(status.find(({ name }) => name === 'failing')).toMatchObject({ parked: { position: poison } })
  expect(status.find(({ name }) => name === 'sound')).toMatchObject({ parked: null, lagSeconds: 0 })

  const queries = vi.spyOn(pool, 'query')
  const looks = () =>
    queries.mock.calls.filter(([query]: readonly unknown[]) => (query as { readonly name?: string }).name === 'checkpoints').length
  await expect(positions.waitFor(failing, after, waitMs)).rejects.toThrow(ProjectionParked)
  expect(looks(), 'told after one look').toBe(1)
  await expect(watchingFromElsewhere(pool, store, [failing]).waitFor(failing, after, waitMs)).rejects.toThrow(ProjectionParked)
  expect(looks(), 'told after one look').toBe(2)

  broken = false
  expect(await unpark(pool, failing)).toBe(true)
  await vi.waitFor(() => positions.waitFor(failing, after, waitMs), { timeout: waitMs, interval: 50 })
  expect(await tablesHash(pool, failing)).toBe(await tablesHash(pool, sound))
})

test('a row that the database refuses parks the projection at its event, and the reason quotes no data', async () => {
  const projection = balances()
  const { store, positions, logged, pool } = await runningProjector(projection)
  const provider = newProvider()
  await record(store, [granted(provider)])
  const tooLong = await record(store, [corrected(provider, 'a note of more than the forty characters that there is room for')])
  await expect(positions.waitFor(projection, tooLong, waitMs)).rejects.toThrow(ProjectionParked)
  expect((await readCheckpoint(pool, projection))?.parked).toMatchObject({ position: tooLong, error: expect.stringContaining('22001') })
  expect(JSON.stringify(logged)).not.toContain('forty characters')
})

test('continues by itself after losing the database, and loses nothing', async () => {
  const projection = balances()
  const { store, pool, positions, stop } = await runningProjector(projection)
  const providers = Array.from({ length: 10 }, newProvider)
  for (const provider of providers) {
    await record(store, [granted(provider)])
    await pool.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
  }
  const last = await vi.waitFor(() => record(store, [granted(newProvider())]), { timeout: waitMs })
  await positions.waitFor(projection, last, waitMs)
  await stop()
  const { rows } = await pool.query('SELECT count(*)::int, sum(credits)::int FROM balances_v1.balances')
  expect(rows).toEqual([{ count: 11, sum: 11 }])
})

test('a projector that lost its lead is fenced off: its page is rolled back', async () => {
  const projection = balances()
  const { store, pool, positions } = await runningProjector(projection)
  const provider = newProvider()
  await positions.waitFor(projection, await record(store, [granted(provider)]), waitMs)
  const slow = await ProjectionWriter.open(pool, projection)
  await positions.waitFor(projection, await record(store, [corrected(provider, 'seen by the new one')]), waitMs)

  const { events, position } = await store.readAll({ after: slow.checkpoint.position, types: null, limit: 10 })
  const page = {
    events: [...events, ...events.map((event) => ({ ...event, data: { ...event.data, providerId: newProvider() } }))],
    position,
  }
  await expect(slow.write(page)).rejects.toThrow(Fenced)
  const { rows } = await pool.query('SELECT credits, note FROM balances_v1.balances')
  expect(rows).toEqual([{ credits: 3, note: 'seen by the new one' }])
})

test('a projector that finds the checkpoint moved continues from there', async () => {
  const projection = balances()
  const { store, pool, positions } = await runningProjector(projection)
  const provider = newProvider()
  await positions.waitFor(projection, await record(store, [granted(provider)]), waitMs)
  await pool.query('UPDATE projections.checkpoints SET generation = generation + 1')
  await positions.waitFor(projection, await record(store, [corrected(provider)]), waitMs)
  const { rows } = await pool.query('SELECT credits FROM balances_v1.balances')
  expect(rows).toEqual([{ credits: 3 }])
})

test('pages of a busy log are processed together', async () => {
  const projection = balances()
  const { store, pool, positions } = await runningProjector(projection)
  const places = await Promise.all(Array.from({ length: 400 }, () => record(store, [granted(newProvider())])))
  await positions.waitFor(
    projection,
    places.reduce((latest, place) => (place > latest ? place : latest)),
    waitMs,
  )
  const { rows } = await pool.query('SELECT count(*)::int FROM balances_v1.balances')
  expect(rows).toEqual([{ count: 400 }])
})

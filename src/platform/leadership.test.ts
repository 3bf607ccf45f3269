import { setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../tests/setup/testDatabase.ts'
import { Leadership } from './leadership.ts'
import { migratePlatform } from './migratePlatform.ts'

const log = pino({ level: 'silent' })
const work = { name: 'work', version: 1 }
const never = new AbortController().signal

async function candidates(count: number) {
  const { pool } = await testDatabase()
  await migratePlatform(pool)
  const all = Array.from({ length: count }, () => new Leadership(pool, log))
  onTestFinished(async () => {
    await Promise.all(all.map((each) => each.close()))
  })
  return { pool, all }
}

/** Leads until asked to stop; `led` resolves when it does. */
function leader(leadership: Leadership, name: string, version = 1) {
  const stop = new AbortController()
  let done: Promise<unknown> = Promise.resolve()
  const led = new Promise<AbortSignal>((resolve) => {
    done = leadership.lead({ name, version }, stop.signal, async (leading) => {
      resolve(leading)
      await delay(600_000, undefined, { signal: leading }).catch(() => {})
    })
  })
  return { led, done, stop: () => stop.abort() }
}

test('one of several processes leads, and another one takes over when it stops', async () => {
  const { all } = await candidates(3)
  const leaders = all.map((each) => leader(each, 'work'))
  const first = await Promise.race(leaders.map(async (each, index) => (await each.led, index)))
  const leading = await leaders[first]?.led
  const others = leaders.filter((_each, index) => index !== first)
  const second = await Promise.race([...others.map(({ led }) => led), delay(1500, 'nobody else')])
  // On a machine that pauses for seconds the first one loses its lead, and only then another one leads.
  expect(second === 'nobody else' || leading?.aborted).toBe(true)
  leaders[first]?.stop()
  await leaders[first]?.done
  await Promise.race(others.map(({ led }) => led))
})

test('leads in several followers at once, over one connection', async () => {
  const { all, pool } = await candidates(1)
  await Promise.all(all.flatMap((each) => ['a', 'b', 'c'].map((name) => leader(each, name).led)))
  const { rows } = await pool.query(
    'SELECT count(*)::int AS leads, count(DISTINCT backend)::int AS connections FROM platform.leads JOIN platform.processes_alive ON id = process',
  )
  expect(rows).toEqual([{ leads: 3, connections: 1 }])
})

test('a process that stops gives all its leads back with a few statements, and another one can take them at once', async () => {
  const { all, pool } = await candidates(2)
  const [one, other] = all
  if (!one || !other) throw new Error('no candidates')
  await pool.query(`
    CREATE TABLE statements (at serial);
    CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN INSERT INTO statements DEFAULT VALUES; RETURN NULL; END';
    CREATE TRIGGER note AFTER DELETE ON platform.leads EXECUTE FUNCTION note()`)
  const names = Array.from({ length: 70 }, (_, number) => `work ${number}`)
  const leaders = names.map((name) => leader(one, name))
  await Promise.all(leaders.map(({ led }) => led))
  for (const { stop } of leaders) stop()
  await Promise.all(leaders.map(({ done }) => done))
  const { rows } = await pool.query(
    'SELECT (SELECT count(*)::int FROM platform.leads) AS leads, count(*)::int AS statements FROM statements',
  )
  expect(rows[0].leads).toBe(0)
  expect(rows[0].statements).toBeLessThanOrEqual(3)
  await one.close()
  await Promise.all(names.map((name) => leader(other, name).led))
})

test('a lost connection ends the lead at once, and the process leads again later', async () => {
  const { all, pool } = await candidates(1)
  const [leadership] = all
  if (!leadership) throw new Error('no candidate')
  const first = leader(leadership, 'work')
  const leading = await first.led
  await pool.query('SELECT pg_terminate_backend(backend) FROM platform.live_processes')
  await first.done
  expect(leading.aborted).toBe(true)
  await leader(leadership, 'work').led
})

test('work that hangs after its process lost the connection does not keep its lead from another process', async () => {
  const { all, pool } = await candidates(2)
  const [one, other] = all
  if (!one || !other) throw new Error('no candidates')
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  const hanging = new Promise<void>((resolve) => onTestFinished(() => resolve()))
  const leading = names.map(
    (name) => new Promise<AbortSignal>((resolve) => void one.lead({ name, version: 1 }, never, (signal) => (resolve(signal), hanging))),
  )
  const signals = await Promise.all(leading)
  await pool.query('SELECT pg_terminate_backend(backend) FROM platform.live_processes')
  await expect.poll(() => signals.every(({ aborted }) => aborted)).toBe(true)
  await expect.poll(async () => (await pool.query('SELECT FROM platform.processes_alive')).rowCount).toBe(1)
  await Promise.all(names.map((name) => leader(other, name).led))
})

test('an error of the work is rethrown, and the lead is released', async () => {
  const { all } = await candidates(2)
  await expect(all[0]?.lead(work, never, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await all[1]?.lead(work, never, () => Promise.resolve('done'))).toBe('done')
})

test('a process that gives up waiting does not lead', async () => {
  const { all } = await candidates(2)
  const [one, other] = all
  if (!one || !other) throw new Error('no candidates')
  await leader(one, 'work').led
  const waiting = leader(other, 'work')
  waiting.stop()
  expect(await waiting.done).toBeUndefined()
})

test('a joining process gets half of the leads', async () => {
  const { all } = await candidates(2)
  const [one, other] = all
  if (!one || !other) throw new Error('no candidates')
  const names = ['a', 'b', 'c', 'd']
  const [ones, others] = [new Set<string>(), new Set<string>()]
  const stop = new AbortController()
  const stand = (leadership: Leadership, holds: Set<string>) =>
    Promise.all(
      names.map(async (name) => {
        while (!stop.signal.aborted) {
          await leadership.lead({ name, version: 1 }, stop.signal, async (leading) => {
            holds.add(name)
            await delay(600_000, undefined, { signal: leading }).catch(() => {})
            holds.delete(name)
          })
        }
      }),
    )
  const runs = [stand(one, ones)]
  await expect.poll(() => ones.size).toBe(4)
  runs.push(stand(other, others))
  await expect.poll(() => [ones.size, others.size]).toEqual([2, 2])
  expect(new Set([...ones, ...others])).toEqual(new Set(names))
  stop.abort()
  await Promise.all(runs)
})

test('a process with a lower version gives up its lead while a higher version is announced, even by a process that does not lead', async () => {
  const { all, pool } = await candidates(3)
  const [older, api, newer] = all
  if (!older || !api || !newer) throw new Error('no candidates')
  const first = leader(older, 'work', 1)
  await first.led
  await api.announce([{ name: 'work', version: 2 }])
  const { rows } = await pool.query('SELECT FROM platform.leads')
  expect(rows, 'nobody leads when the announcement has ended').toEqual([])
  await first.done
  const again = leader(older, 'work', 1)
  const higher = leader(newer, 'work', 2)
  const leading = await higher.led
  const lower = await Promise.race([again.led, delay(1500, 'not the lower one')])
  // As above: not while the higher one leads.
  expect(lower === 'not the lower one' || leading.aborted).toBe(true)
  await Promise.all([api.close(), newer.close()])
  await again.led
})

test('a process whose entry has lapsed loses its leads', async () => {
  const { all, pool } = await candidates(1)
  const [leadership] = all
  if (!leadership) throw new Error('no candidate')
  const first = leader(leadership, 'work')
  const leading = await first.led
  await pool.query(`UPDATE platform.live_processes SET seen_at = clock_timestamp() - interval '1 hour'`)
  await first.done
  expect(leading.aborted).toBe(true)
  await leader(leadership, 'work').led
})

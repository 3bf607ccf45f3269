import { setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../tests/setup/testDatabase.ts'
import { Leadership } from './leadership.ts'

const log = pino({ level: 'silent' })
const never = new AbortController().signal

async function candidates(count: number) {
  const { pool } = await testDatabase()
  const all = Array.from({ length: count }, () => new Leadership(pool, log))
  onTestFinished(async () => {
    await Promise.all(all.map((each) => each.close()))
  })
  return { pool, all }
}

/** Leads until told to stop; `led` resolves when it does. */
function leader(leadership: Leadership, name: string) {
  const stop = new AbortController()
  let done: Promise<unknown> = Promise.resolve()
  const led = new Promise<AbortSignal>((resolve) => {
    done = leadership.lead(name, stop.signal, async (leading) => {
      resolve(leading)
      await delay(600_000, undefined, { signal: leading }).catch(() => {})
    })
  })
  return { led, done, stop: () => stop.abort() }
}

test('one of several leads, and the next one when it stops', async () => {
  const { all } = await candidates(3)
  const leaders = all.map((each) => leader(each, 'work'))
  const first = await Promise.race(leaders.map(async (each, index) => (await each.led, index)))
  const others = leaders.filter((_each, index) => index !== first)
  expect(await Promise.race([...others.map(({ led }) => led), delay(1500, 'nobody else')])).toBe('nobody else')
  leaders[first]?.stop()
  await leaders[first]?.done
  await Promise.race(others.map(({ led }) => led))
})

test('leads in several things at once, over one connection', async () => {
  const { all, pool } = await candidates(1)
  await Promise.all(all.flatMap((each) => ['a', 'b', 'c'].map((name) => leader(each, name).led)))
  const { rows } = await pool.query(`SELECT count(*)::int AS locks, count(DISTINCT pid)::int AS connections FROM pg_locks
    WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`)
  expect(rows).toEqual([{ locks: 3, connections: 1 }])
})

test('a lost connection ends the lead at once, and it is taken up again', async () => {
  const { all, pool } = await candidates(1)
  const [leadership] = all
  if (!leadership) throw new Error('no candidate')
  const first = leader(leadership, 'work')
  const leading = await first.led
  await pool.query(`SELECT pg_terminate_backend(pid) FROM pg_locks
    WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`)
  await first.done
  expect(leading.aborted).toBe(true)
  await leader(leadership, 'work').led
})

test('what the work throws comes out, and the lead is free again', async () => {
  const { all } = await candidates(2)
  await expect(all[0]?.lead('work', never, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await all[1]?.lead('work', never, () => Promise.resolve('done'))).toBe('done')
})

test('who gives up waiting does not lead', async () => {
  const { all } = await candidates(2)
  const [one, other] = all
  if (!one || !other) throw new Error('no candidates')
  await leader(one, 'work').led
  const waiting = leader(other, 'work')
  waiting.stop()
  expect(await waiting.done).toBeUndefined()
})

import { expect, test } from 'vitest'
import { Pace } from './pace.ts'

/** A clock that jumps to the end of each wait and ends it at once. */
class Clock {
  ms = 5_000
  readonly waits: number[] = []

  now(): number {
    return this.ms
  }

  async wait(milliseconds: number): Promise<void> {
    this.waits.push(milliseconds)
    const until = this.ms + milliseconds
    await Promise.resolve()
    this.ms = Math.max(this.ms, until)
  }
}

test('limits the bytes per second over all callers', async () => {
  const clock = new Clock()
  const pace = new Pace(10_000_000, clock)
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      for (let chunk = 0; chunk < 10; chunk++) await pace.pass(20_000)
    }),
  )
  expect(clock.ms).toBeCloseTo(5_200)
})

test('lets a small amount pass at once, and saves up nothing while idle', async () => {
  const clock = new Clock()
  const pace = new Pace(10_000_000, clock)
  await pace.pass(1_000)
  await pace.pass(5_000)
  expect(clock.waits).toEqual([])
  clock.ms += 3_600_000
  await pace.pass(5_000)
  expect(clock.waits).toEqual([])
  await pace.pass(20_000)
  expect(clock.waits).toEqual([expect.closeTo(2.5)])
})

test('lets those of the lowest rank pass first, and equal ones in the order of their calls', async () => {
  const pace = new Pace(1_000, new Clock())
  const passed: string[] = []
  const pass = async (name: string, rank?: number) => {
    await pace.pass(5, rank)
    passed.push(name)
  }
  await Promise.all([pass('begun', 9), pass('late', 3), pass('early', 1), pass('also late', 3), pass('unranked')])
  expect(passed).toEqual(['begun', 'unranked', 'early', 'late', 'also late'])
})

test("uses the machine's clock unless another one is given", async () => {
  const pace = new Pace(10_000_000)
  const started = performance.now()
  for (let chunk = 0; chunk < 5; chunk++) await pace.pass(200_000)
  // Timers may be a millisecond early.
  expect(performance.now() - started).toBeGreaterThan(90)
})

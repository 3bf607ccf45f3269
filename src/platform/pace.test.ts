import { expect, test } from 'vitest'
import { Pace } from './pace.ts'

test('lets so many bytes a second through, however many bring them', async () => {
  const pace = new Pace(10_000_000)
  const started = performance.now()
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      for (let chunk = 0; chunk < 10; chunk++) await pace.pass(20_000)
    }),
  )
  expect(performance.now() - started).toBeGreaterThan(190)
})

test('lets a little through at once, and owes nothing for a time when nobody came', async () => {
  const pace = new Pace(10_000_000)
  await pace.pass(1_000)
  const started = performance.now()
  await pace.pass(5_000)
  expect(performance.now() - started).toBeLessThan(50)
})

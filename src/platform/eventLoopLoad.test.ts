import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { measureEventLoopLoad } from './eventLoopLoad.ts'

test('distinguishes a busy event loop from a waiting one', async () => {
  const eventLoopLoad = measureEventLoopLoad()
  // On a busy machine the timer before this one fires late, which counts as waiting.
  await blockFor(600)
  expect(eventLoopLoad()).toBeGreaterThan(0.8)
  await delay(600)
  expect(eventLoopLoad()).toBeLessThan(0.5)
})

test('keeps its answer until the interval is over', async () => {
  const eventLoopLoad = measureEventLoopLoad()
  expect(eventLoopLoad()).toBe(0)
  await blockFor(150)
  const busy = eventLoopLoad()
  expect(busy).toBeGreaterThan(0)
  expect(eventLoopLoad()).toBe(busy)
})

/** Blocks the current turn of the event loop, then lets the loop go on. */
async function blockFor(ms: number): Promise<void> {
  await delay(1)
  for (const until = performance.now() + ms; performance.now() < until; );
}

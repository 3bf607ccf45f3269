import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { measureEventLoopLoad } from './eventLoopLoad.ts'

test('distinguishes a busy event loop from a waiting one', async () => {
  // Begun and read in one turn of the loop: a timer that a busy machine fires late would count as waiting.
  await delay(1)
  const eventLoopLoad = measureEventLoopLoad()
  blockFor(600)
  expect(eventLoopLoad()).toBeGreaterThan(0.8)
  await expect.poll(eventLoopLoad, { interval: 150, timeout: 20_000 }).toBeLessThan(0.5)
})

test('keeps its answer until the interval is over', async () => {
  const eventLoopLoad = measureEventLoopLoad()
  expect(eventLoopLoad()).toBe(0)
  await delay(1)
  blockFor(150)
  const busy = eventLoopLoad()
  expect(busy).toBeGreaterThan(0)
  expect(eventLoopLoad()).toBe(busy)
})

/** Blocks the current turn of the event loop. */
function blockFor(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until; );
}

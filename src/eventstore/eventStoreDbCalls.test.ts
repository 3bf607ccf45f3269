import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { callServer, EventStoreDbTimeout, limitsInAll, withinDeadline } from './eventStoreDbCalls.ts'

const limits = { deadlineMs: 60_000, signal: new AbortController().signal }
const broken = '13 INTERNAL: Received RST_STREAM with code 2 triggered by internal client error: Session closed with error code 2'

it('retries when the connection broke during a call', async () => {
  let calls = 0
  const answer = callServer(async () => {
    calls++
    if (calls < 3) throw new Error(broken)
    return 'done'
  }, limits)
  await expect(answer).resolves.toBe('done')
  expect(calls).toBe(3)
})

it('reports the cause when the connection keeps breaking', async () => {
  const answer = callServer(() => Promise.reject(new Error(broken)), { ...limits, deadlineMs: 400 })
  await expect(answer).rejects.toThrow(EventStoreDbTimeout)
  await expect(answer).rejects.toThrow('did not answer within 400 ms (13 INTERNAL: Received RST_STREAM')
})

it('does not retry after an error of the server itself', async () => {
  let calls = 0
  const answer = callServer(() => {
    calls++
    return Promise.reject(new Error('13 INTERNAL: the server is at fault'))
  }, limits)
  await expect(answer).rejects.toThrow('the server is at fault')
  expect(calls).toBe(1)
})

it("does not retry when the server's certificate is not trusted", async () => {
  let calls = 0
  const untrusted = Object.assign(new Error('14 UNAVAILABLE: No connection established. Last error: self-signed certificate'), {
    type: 'unavailable',
  })
  const answer = callServer(() => {
    calls++
    return Promise.reject(untrusted)
  }, limits)
  await expect(answer).rejects.toBe(untrusted)
  expect(calls).toBe(1)
})

it('gives each of several calls the time that earlier ones left', async () => {
  const inAll = limitsInAll({ ...limits, deadlineMs: 60_000 })
  const given: number[] = []
  const call = async (deadlineMs: number) => {
    given.push(deadlineMs)
    await delay(50)
  }
  for (let n = 0; n < 3; n++) await callServer(call, inAll)
  const [first = 0, second = 0, third = 0] = given
  expect(first).toBeLessThanOrEqual(60_000)
  // Timers may be a millisecond early.
  expect([first - second, second - third].filter((less) => less < 49)).toEqual([])
})

it('times out at once when no time is left', async () => {
  await expect(withinDeadline(new Promise(() => {}), -5)).rejects.toThrow(EventStoreDbTimeout)
})

import { expect, it } from 'vitest'
import { callServer, EventStoreDbTimeout } from './eventStoreDbCalls.ts'

const limits = { deadlineMs: 400, signal: new AbortController().signal }
const broken = '13 INTERNAL: Received RST_STREAM with code 2 triggered by internal client error: Session closed with error code 2'

it('calls again when the connection broke in the middle of a call', async () => {
  let calls = 0
  const answer = callServer(async () => {
    calls++
    if (calls < 3) throw new Error(broken)
    return 'done'
  }, limits)
  await expect(answer).resolves.toBe('done')
  expect(calls).toBe(3)
})

it('says why there was no answer when the connection goes on breaking', async () => {
  const answer = callServer(() => Promise.reject(new Error(broken)), limits)
  await expect(answer).rejects.toThrow(EventStoreDbTimeout)
  await expect(answer).rejects.toThrow('did not answer within 400 ms (13 INTERNAL: Received RST_STREAM')
})

it('does not call again after an error of the server itself', async () => {
  let calls = 0
  const answer = callServer(() => {
    calls++
    return Promise.reject(new Error('13 INTERNAL: the server is at fault'))
  }, limits)
  await expect(answer).rejects.toThrow('the server is at fault')
  expect(calls).toBe(1)
})

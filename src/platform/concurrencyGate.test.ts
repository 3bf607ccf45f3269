import { expect, test } from 'vitest'
import { ConcurrencyGate, UnavailableError } from './concurrencyGate.ts'

test('limits running and waiting jobs, and refuses the rest', async () => {
  const gate = new ConcurrencyGate(2, 3)
  const finish: (() => void)[] = []
  let running = 0
  const job = async () => {
    running++
    await new Promise<void>((done) => finish.push(done))
    running--
  }
  const jobs = Array.from({ length: 5 }, () => gate.run(job))
  await expect(gate.run(job)).rejects.toBeInstanceOf(UnavailableError)
  for (let n = 0; n < 5; n++) {
    expect(running).toBe(Math.min(2, 5 - n))
    finish.shift()?.()
    await jobs[n]
    await new Promise(setImmediate)
  }
  expect(running).toBe(0)
})

test('a job that fails makes room for the next', async () => {
  const gate = new ConcurrencyGate(1, 1)
  const failing = gate.run(() => Promise.reject(new Error('no')))
  const next = gate.run(() => Promise.resolve('yes'))
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
  expect(await gate.run(() => Promise.resolve('again'))).toBe('again')
})

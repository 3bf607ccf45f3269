import { EventEmitter, once } from 'node:events'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { endOnSignals } from './endOnSignals.ts'

/** A process that gets signals; `exited` is its exit code. */
function asked(close: () => Promise<void>, limits: { readonly patienceMs?: number; readonly sameSignalMs?: number } = {}) {
  const events = new EventEmitter()
  const exited = once(events, 'exit').then(([code]) => code)
  const process = { on: events.on.bind(events), exit: (code: number) => void events.emit('exit', code) }
  let closes = 0
  const counted = () => {
    closes++
    return close()
  }
  const isEnding = endOnSignals({ process, close: counted, log: pino({ level: 'silent' }), ...limits })
  return { send: (signal: string) => void events.emit(signal), exited, isEnding, closes: () => closes }
}

const never = () => new Promise<void>(() => {})

test('a signal ends the process in order, and one that arrives twice counts once', async () => {
  let ended = () => {}
  const { send, exited, isEnding, closes } = asked(() => new Promise((resolve) => (ended = resolve)), { sameSignalMs: 60_000 })
  expect(isEnding()).toBe(false)
  send('SIGINT')
  send('SIGINT')
  expect(isEnding()).toBe(true)
  ended()
  expect(await exited).toBe(0)
  expect(closes()).toBe(1)
})

test('an end that fails has the exit code 1', async () => {
  const { send, exited } = asked(() => Promise.reject(new Error('broken')))
  send('SIGTERM')
  expect(await exited).toBe(1)
})

test('an end that hangs is cut after the patience', async () => {
  const { send, exited } = asked(never, { patienceMs: 50 })
  send('SIGTERM')
  expect(await exited).toBe(1)
})

test('a second signal ends the process at once', async () => {
  const { send, exited } = asked(never, { sameSignalMs: 0 })
  send('SIGINT')
  send('SIGTERM')
  expect(await exited).toBe(1)
})

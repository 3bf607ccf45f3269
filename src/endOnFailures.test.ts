import { EventEmitter, once } from 'node:events'
import { expect, test } from 'vitest'
import { endOnFailures } from './endOnFailures.ts'

const refused = Object.assign(new Error('connect ECONNREFUSED 192.0.2.1:6379'), { code: 'ECONNREFUSED' })
const ended = 'the embedded Postgres ended'

/** A process whose embedded database can be lost; `exited` is its exit code. */
function failing({ earlierMs, isEnding = false }: { readonly earlierMs: number; readonly isEnding?: boolean }) {
  const events = new EventEmitter()
  const exited = once(events, 'exit').then(([code]) => code)
  const process = { on: events.on.bind(events), exit: (code: number) => void events.emit('exit', code) }
  const printed: unknown[] = []
  let lose = () => {}
  const databaseLost = new Promise<void>((resolve) => (lose = resolve))
  const print = (text: unknown) => void printed.push(text)
  endOnFailures({ process, databaseLost, isEnding: () => isEnding, withoutDatabase: ended, print, earlierMs })
  return { fail: (error: unknown) => void events.emit('uncaughtException', error), lose: () => lose(), exited, printed }
}

test('a failing network, disk or service that nobody caught is named, not the database', async () => {
  const { fail, exited, printed } = failing({ earlierMs: 1 })
  fail(refused)
  expect(await exited).toBe(1)
  expect(printed).toEqual([{ failure: 'Error: connect ECONNREFUSED 192.0.2.1:6379', at: expect.any(Array) }])
})

test('a lost connection is attributed to the database when that has ended', async () => {
  const { fail, lose, exited, printed } = failing({ earlierMs: 60_000 })
  fail(refused)
  fail(refused)
  lose()
  expect(await exited).toBe(1)
  expect(printed).toEqual([ended])
})

test('a mistake of the program is named at once', async () => {
  const { fail, exited, printed } = failing({ earlierMs: 60_000 })
  fail(new TypeError('of undefined'))
  expect(await exited).toBe(1)
  expect(printed).toMatchObject([{ failure: 'TypeError: of undefined' }])
})

test('what meets closed connections while the product ends in order is no failure, but a mistake still is', async () => {
  const { fail, lose, exited, printed } = failing({ earlierMs: 0, isEnding: true })
  lose()
  fail(refused)
  fail(new TypeError('of undefined'))
  expect(await exited).toBe(1)
  expect(printed).toMatchObject([{ failure: 'TypeError: of undefined' }])
})

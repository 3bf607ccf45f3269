import { describe, expect, test } from 'vitest'
import { clearDeadline, defineProcess, type Process, setDeadline } from '../domain/process.ts'
import { defaultRules } from '../domain/rules.ts'
import { ReplayedDeadlines } from './replayedDeadlines.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const cause = { eventId: '0a175791-32a2-4cc4-82e1-7a521dbac506', correlationId: '1715dd4b-89db-4319-bc0f-a522e97b6a27' }

/** Reminds a couple after as many days as its state says, and notes each call. */
function replayed() {
  const states = new Map<string, number>()
  const called: string[] = []
  const process: Process = defineProcess({
    name: 'remind',
    events: [],
    startsFrom: 'beginning',
    react: () => [],
    onDeadline({ key, name, dueAt }) {
      const days = states.get(key) ?? 1
      called.push(`${key} ${dueAt.getUTCDate()}`)
      return name === 'once' ? [] : [setDeadline(key, name, new Date(dueAt.getTime() + days * 86_400_000))]
    },
  })
  const deadlines = new ReplayedDeadlines(process, { rules: defaultRules, stateOf: (key) => states.get(key) })
  const left = () =>
    deadlines
      .left()
      .map(({ key, name, dueAt }) => `${key} ${name} ${dueAt.toISOString().slice(0, 10)}`)
      .toSorted()
  return { deadlines, states, called, left }
}

describe('the deadlines of a replayed process', () => {
  test('are called in the order of their time up to the given one, and what they set is left', async () => {
    const { deadlines, called, left } = replayed()
    deadlines.note([setDeadline('a', 'again', day(3)), setDeadline('a', 'once', day(4)), setDeadline('b', 'again', day(9))], day(1), cause)
    await deadlines.callAllDue(day(5))
    expect(called).toEqual(['a 3', 'a 4', 'a 4', 'a 5'])
    expect(left()).toEqual(['a again 2026-01-06', 'b again 2026-01-09'])
  })

  test('are called with the state before the next event of their key', () => {
    const { deadlines, states, left } = replayed()
    deadlines.note([setDeadline('a', 'again', day(2))], day(1), cause)
    deadlines.callDue('a', day(4))
    states.set('a', 7)
    deadlines.callDue('a', day(6))
    expect(left()).toEqual(['a again 2026-01-12'])
  })

  test('are called before an event moves or clears them, if they were due', () => {
    const { deadlines, called, left } = replayed()
    deadlines.note([setDeadline('a', 'again', day(2)), setDeadline('b', 'again', day(2)), setDeadline('c', 'once', day(9))], day(1), cause)
    deadlines.note([setDeadline('a', 'again', day(20)), clearDeadline('b', 'again'), clearDeadline('c', 'once')], day(3), cause)
    expect(called).toEqual(['a 2', 'a 3', 'b 2', 'b 3'])
    expect(left()).toEqual(['a again 2026-01-20'])
  })

  test('keep the event that set the first of them as their cause', async () => {
    const { deadlines } = replayed()
    deadlines.note([setDeadline('a', 'again', day(2))], day(1), cause)
    await deadlines.callAllDue(day(9))
    expect(deadlines.left()).toEqual([{ key: 'a', name: 'again', dueAt: day(10), ...cause }])
  })

  test('are called no further once the rebuild is aborted', async () => {
    const { deadlines, called } = replayed()
    deadlines.note([setDeadline('a', 'again', day(2))], day(1), cause)
    await expect(deadlines.callAllDue(day(9), AbortSignal.abort(new Error('aborted')))).rejects.toThrow('aborted')
    expect(called).toEqual([])
  })
})

import { expect, test } from 'vitest'
import { companyNumberChecked, companyNumberGiven, providerId } from '../../../tests/setup/sampleEvents.ts'
import { personErased } from '../../../tests/setup/samplePersonEvents.ts'
import { presentTime } from '../../../tests/setup/specification.ts'
import type { AllianceEvent } from '../eventCatalog.ts'
import { clearDeadline, makeEffect, setDeadline } from '../process.ts'
import { defaultRules } from '../rules.ts'
import { checkCompanyNumberAgainWhenItIsDue as process } from './checkCompanyNumberAgainWhenItIsDue.ts'

const context = { recordedAt: presentTime, rules: defaultRules }
const givenAt = '2026-01-30T08:15:00.000Z'
const numberGiven = companyNumberGiven({ givenAt })
const found = (checkedAt: string, over: object = {}) => companyNumberChecked({ givenAt, checkedAt, ...over })
const taken: AllianceEvent = {
  type: 'CompanyNumberTaken',
  data: { providerId: providerId(), givenAt, checkedAt: '2026-01-30T08:16:00.000Z' },
}
const stateAfter = (...events: readonly AllianceEvent[]) =>
  events.reduce<unknown>((state, event) => process.memory?.evolve(state, event), process.memory?.initial)
/** The reactions to the last of these events. */
const after = (...events: readonly [AllianceEvent, ...AllianceEvent[]]) =>
  process.react(events.at(-1) ?? events[0], stateAfter(...events), context)
const due = (at: string, ...events: readonly AllianceEvent[]) =>
  process.onDeadline?.({ key: providerId(), name: 'check', dueAt: new Date(at) }, stateAfter(...events), context)
const until = (at: string) => setDeadline(providerId(), 'check', new Date(at))
const checkUntil = (at: string) =>
  makeEffect(
    'companyCheck',
    { providerId: providerId(), givenAt },
    { person: { kind: 'provider', id: providerId() }, expiresAt: new Date(at) },
  )
const nothingMore = [clearDeadline(providerId(), 'check')]

test('checks a number without an answer every day, however long the register is unavailable', () => {
  expect(after(numberGiven)).toEqual([until('2026-01-31T08:15:00.000Z')])
  expect(due('2026-01-31T08:15:00.000Z', numberGiven)).toEqual([checkUntil('2026-02-01T08:15:00.000Z'), until('2026-02-01T08:15:00.000Z')])
  expect(due('2026-09-01T08:15:00.000Z', numberGiven)).toEqual([checkUntil('2026-09-02T08:15:00.000Z'), until('2026-09-02T08:15:00.000Z')])
})

test('checks a valid number every month, on the last day of a shorter month', () => {
  const valid = found('2026-01-31T09:30:00.000Z')
  expect(after(numberGiven, valid)).toEqual([until('2026-02-28T09:30:00.000Z')])
  expect(due('2026-02-28T09:30:00.000Z', numberGiven, valid)).toEqual([
    checkUntil('2026-03-28T09:30:00.000Z'),
    until('2026-03-28T09:30:00.000Z'),
  ])
  // The answer moves the deadline: the next month starts with it.
  expect(after(numberGiven, valid, found('2026-03-01T07:00:00.000Z'))).toEqual([until('2026-04-01T07:00:00.000Z')])
  expect(after(numberGiven, found('2028-01-31T09:30:00.000Z'))).toEqual([until('2028-02-29T09:30:00.000Z')])
  expect(after(numberGiven, found('2026-12-15T09:30:00.000Z'))).toEqual([until('2027-01-15T09:30:00.000Z')])
})

test('does not check a refused number again, unless a person validated it', () => {
  const refused = found('2026-03-01T07:00:00.000Z', { outcome: 'inactive' })
  expect(after(numberGiven, refused)).toEqual(nothingMore)
  expect(due('2026-03-02T07:00:00.000Z', numberGiven, refused)).toEqual([])
  expect(after(numberGiven, taken)).toEqual(nothingMore)
  const next = companyNumberGiven({ givenAt: '2026-03-05T12:00:00.000Z' })
  expect(after(numberGiven, refused, next)).toEqual([until('2026-03-06T12:00:00.000Z')])
  const confirmed = found('2026-03-05T12:00:00.000Z', { by: 'person' })
  expect(after(numberGiven, refused, confirmed)).toEqual([until('2026-04-05T12:00:00.000Z')])
})

test('ignores an answer about a replaced number', () => {
  const next = companyNumberGiven({ givenAt: '2026-03-05T12:00:00.000Z' })
  expect(after(numberGiven, next, found('2026-03-05T12:01:00.000Z', { outcome: 'not_found' }))).toEqual([])
})

test('sets no deadline where no register exists or the provider is gone', () => {
  const elsewhere = companyNumberGiven({ country: 'BE', number: '0403170701', givenAt })
  expect(after(elsewhere)).toEqual(nothingMore)
  expect(after(elsewhere, found('2026-03-01T07:00:00.000Z', { by: 'person' }))).toEqual(nothingMore)
  const erased = personErased({ person: { kind: 'provider', id: providerId() } })
  expect(after(numberGiven, erased)).toEqual(nothingMore)
  expect(due('2026-03-02T07:00:00.000Z', numberGiven, erased)).toEqual([])
  expect(process.memory?.key(erased)).toBe(providerId())
  expect(process.memory?.isOver?.(stateAfter(numberGiven, erased))).toBe(true)
  expect(process.memory?.isOver?.(stateAfter(numberGiven))).toBe(false)
})

import { expect, test } from 'vitest'
import { accountDeletionAsked } from '../../../tests/setup/sampleCoupleEvents.ts'
import { coupleId, projectId, requestId, requestRejected, requestUnlocked } from '../../../tests/setup/sampleEvents.ts'
import { plannerFound, projectCancelled, providerContacted } from '../../../tests/setup/sampleProjectEvents.ts'
import { presentTime } from '../../../tests/setup/specification.ts'
import type { AllianceEvent } from '../eventCatalog.ts'
import { clearDeadline, deliver, setDeadline } from '../process.ts'
import { defaultRules } from '../rules.ts'
import { suggestOthersWhenNobodyAnswers as process } from './suggestOthersWhenNobodyAnswers.ts'

const context = { recordedAt: presentTime, rules: defaultRules }
const contactedAt = '2026-11-20T09:00:00.000Z'
const due = new Date('2026-11-22T09:00:00.000Z')
const stateAfter = (...events: readonly AllianceEvent[]) =>
  events.reduce<unknown>((state, event) => process.memory?.evolve(state, event), process.memory?.initial)
const reactionsTo = (event: AllianceEvent, ...before: readonly AllianceEvent[]) =>
  process.react(event, stateAfter(...before, event), context)
const atDeadline = (...events: readonly AllianceEvent[]) =>
  process.onDeadline?.({ key: coupleId(), name: projectId(), dueAt: due }, stateAfter(...events), { ...context, recordedAt: due })
const first = providerContacted({ contactedAt })
const second = providerContacted({ requestId: requestId(2), contactedAt: '2026-11-21T09:00:00.000Z' })
const mail = deliver(
  { channel: 'mail', template: 'others-suggested', recipient: { kind: 'couple', id: coupleId() }, params: { projectId: projectId() } },
  { ...context, recordedAt: due },
)

test('sends a couple other planners 48 hours after its first message, once, while nobody has answered', () => {
  expect(reactionsTo(first)).toEqual([setDeadline(coupleId(), projectId(), due)])
  expect(reactionsTo(second, first)).toEqual([])
  expect(atDeadline(first, second)).toEqual([mail])
  const other = providerContacted({ projectId: projectId(2), requestId: requestId(3), contactedAt })
  expect(reactionsTo(other, first)).toEqual([setDeadline(coupleId(), projectId(2), due)])
})

test('counts older messages from when they were recorded', () => {
  expect(reactionsTo(providerContacted())).toEqual([setDeadline(coupleId(), projectId(), new Date('2026-11-22T10:00:00.000Z'))])
})

test('stops when any contacted provider answers or the search ends', () => {
  for (const end of [requestUnlocked(), requestRejected({ requestId: requestId(2) }), plannerFound(), projectCancelled()]) {
    expect(atDeadline(first, second, end)).toEqual([])
    const later = providerContacted({ requestId: requestId(4) })
    expect(reactionsTo(later, first, second, end)).toEqual([])
    expect(atDeadline(first, second, end, later)).toEqual([])
  }
  expect(reactionsTo(plannerFound(), first)).toEqual([clearDeadline(coupleId(), projectId())])
  expect(reactionsTo(projectCancelled(), first)).toEqual([clearDeadline(coupleId(), projectId())])
  expect(reactionsTo(requestUnlocked(), first)).toEqual([])
})

test('ignores an answer about another project', () => {
  expect(atDeadline(first, requestUnlocked({ requestId: requestId(9) }))).toEqual([mail])
})

test('sends nothing to a couple that deletes its account, and deletes its state', () => {
  expect(atDeadline(first, accountDeletionAsked())).toEqual([])
  const over = stateAfter(first, accountDeletionAsked(), projectCancelled())
  expect(process.memory?.isOver?.(over)).toBe(true)
  expect(process.memory?.isOver?.(stateAfter(first, requestUnlocked()))).toBe(false)
  expect(reactionsTo(accountDeletionAsked(), first)).toEqual([])
})

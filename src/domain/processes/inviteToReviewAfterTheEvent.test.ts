import { expect, test } from 'vitest'
import { accountDeletionAsked, coupleImported, coupleProfileUpdated, coupleRegistered } from '../../../tests/setup/sampleCoupleEvents.ts'
import { coupleId, projectId, providerId, requestId } from '../../../tests/setup/sampleEvents.ts'
import { projectSaved, providerContacted } from '../../../tests/setup/sampleProjectEvents.ts'
import { requestStageChanged } from '../../../tests/setup/sampleRequestEvents.ts'
import type { AllianceEvent } from '../eventCatalog.ts'
import { clearDeadline, run, setDeadline } from '../process.ts'
import { inviteToReview } from '../request/inviteToReview.ts'
import { defaultRules } from '../rules.ts'
import { inviteToReviewAfterTheEvent as process } from './inviteToReviewAfterTheEvent.ts'

const stateAfter = (...events: readonly AllianceEvent[]) =>
  events.reduce<unknown>((state, event) => process.memory?.evolve(state, event), process.memory?.initial)
const at = (time: string) => ({ recordedAt: new Date(time), rules: defaultRules })
const before = at('2027-01-10T12:00:00.000Z')
const reactionsTo = (event: AllianceEvent, history: readonly AllianceEvent[], context = before) =>
  process.react(event, stateAfter(...history, event), context)
const invitedAt = (time: string) => [setDeadline(coupleId(), requestId(), new Date(time))]

const history = [coupleRegistered(), projectSaved(), providerContacted()]
const won = requestStageChanged({ stage: 'won' })

test('invites at ten in the morning after the event, in the couple’s time zone', () => {
  expect(reactionsTo(won, history)).toEqual(invitedAt('2027-06-20T08:00:00.000Z'))
  const [registered, ...rest] = history
  const inLisbon = [registered, coupleProfileUpdated({ locale: 'pt-PT' }), ...rest].flatMap((event) => event ?? [])
  expect(reactionsTo(won, inLisbon)).toEqual(invitedAt('2027-06-20T09:00:00.000Z'))
  expect(reactionsTo(won, [coupleImported({ locale: 'en-GB' }), ...rest])).toEqual(invitedAt('2027-06-20T09:00:00.000Z'))
})

test('invites the next morning when the request is won later, and not at all after some time', () => {
  expect(reactionsTo(won, history, at('2027-06-22T07:00:00.000Z'))).toEqual(invitedAt('2027-06-22T08:00:00.000Z'))
  expect(reactionsTo(won, history, at('2027-06-22T08:30:00.000Z'))).toEqual(invitedAt('2027-06-23T08:00:00.000Z'))
  expect(reactionsTo(won, history, at('2027-09-01T08:30:00.000Z'))).toEqual([clearDeadline(coupleId(), requestId())])
})

test('a change of stage removes and restores the invitation', () => {
  expect(reactionsTo(requestStageChanged({ stage: 'lost' }), [...history, won])).toEqual([clearDeadline(coupleId(), requestId())])
  expect(reactionsTo(won, [...history, won, requestStageChanged({ stage: 'lost' })])).toEqual(invitedAt('2027-06-20T08:00:00.000Z'))
})

test('a new event date moves the invitation', () => {
  const moved = projectSaved({ eventDate: '2027-12-31' })
  expect(reactionsTo(moved, [...history, won])).toEqual(invitedAt('2028-01-01T09:00:00.000Z'))
  expect(reactionsTo(moved, history)).toEqual([])
  expect(reactionsTo(projectSaved({ projectId: projectId(2) }), [...history, won])).toEqual([])
})

test('invites the couple at that time if the request is still won', () => {
  const dueAt = new Date('2027-06-20T08:00:00.000Z')
  const due = (...events: readonly AllianceEvent[]) =>
    process.onDeadline?.({ key: coupleId(), name: requestId(), dueAt }, stateAfter(...events), at(dueAt.toISOString()))
  const input = {
    requestId: requestId(),
    providerId: providerId(),
    projectId: projectId(),
    coupleId: coupleId(),
    invitedAt: dueAt.toISOString(),
  }
  expect(due(...history, won)).toEqual([run(inviteToReview, input)])
  expect(due(...history, won, requestStageChanged({ stage: 'lost' }))).toEqual([])
  expect(due(...history, won, accountDeletionAsked())).toEqual([])
})

test('other kinds of event get no invitation, and a couple that leaves is forgotten', () => {
  for (const event of [...history, accountDeletionAsked()]) expect(reactionsTo(event, [])).toEqual([])
  expect(reactionsTo(won, [])).toEqual([clearDeadline(coupleId(), requestId())])
  expect(process.memory?.isOver?.(stateAfter(...history, won, accountDeletionAsked()))).toBe(true)
  expect(process.memory?.isOver?.(stateAfter(coupleRegistered()))).toBe(false)
})

import { expect, test } from 'vitest'
import { accountDeletionAsked, coupleErased, coupleRegistered } from '../../../tests/setup/sampleCoupleEvents.ts'
import { coupleId, projectId, requestId } from '../../../tests/setup/sampleEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { recordErasure } from './recordErasure.ts'

const had = { projects: [projectId()], requests: [requestId()] }
const input = { coupleId: coupleId(), ...had }
const erasedAt = presentTime.toISOString()

test('the erasure is a fact that names what there was', () => {
  const decided = given(coupleRegistered(), accountDeletionAsked()).when(recordErasure, input)
  decided.thenEvents(coupleErased({ ...had, erasedAt }))
  expect(decided.thenState().erasure).toEqual({
    certificateId: accountDeletionAsked().data.certificateId,
    askedAt: '2026-11-18T08:00:00.000Z',
    erasedAt,
    ...had,
  })
})

test('once', () => {
  given(coupleRegistered(), accountDeletionAsked(), coupleErased(had)).when(recordErasure, input).thenNothing()
  given(coupleRegistered(), accountDeletionAsked(), coupleErased(had))
    .when(recordErasure, { coupleId: coupleId(), projects: [], requests: [] })
    .thenNothing()
})

test('a couple that had nothing is erased as well', () => {
  given(coupleRegistered(), accountDeletionAsked())
    .when(recordErasure, { coupleId: coupleId(), projects: [], requests: [] })
    .thenEvents(coupleErased({ erasedAt }))
})

test('a project that turned up later is added', () => {
  const decided = given(coupleRegistered(), accountDeletionAsked(), coupleErased(had)).when(recordErasure, {
    coupleId: coupleId(),
    projects: [projectId(2)],
    requests: [],
  })
  decided.thenEvents(coupleErased({ projects: [projectId(2)], erasedAt }))
  expect(decided.thenState().erasure?.projects).toEqual([projectId(), projectId(2)])
})

test('nobody is erased that did not ask for it', () => {
  given(coupleRegistered()).when(recordErasure, input).thenRefused('deletion_not_asked')
})

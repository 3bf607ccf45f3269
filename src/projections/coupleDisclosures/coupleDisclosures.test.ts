import { expect, test } from 'vitest'
import { projectionHarness, projectTwice, rebuildEqualsLive } from '../../../tests/projections/projectionHarness.ts'
import { coupleId, projectId, providerId, requestId, requestUnlocked } from '../../../tests/setup/sampleEvents.ts'
import { contactDeletionAsked, contactDeletionConfirmed, requestReceived } from '../../../tests/setup/sampleRequestEvents.ts'
import { erased } from '../../domain/event.ts'
import type { AllianceEvent } from '../../domain/eventCatalog.ts'
import { coupleDisclosures } from './coupleDisclosures.ts'
import { findDisclosures } from './coupleDisclosuresQueries.ts'

async function disclosuresAfter(...events: readonly AllianceEvent[]) {
  const { given, pool } = await projectionHarness(coupleDisclosures)
  await given(...events)
  return findDisclosures(pool, coupleId())
}

const second = { requestId: requestId(2), providerId: providerId(2) }

test('lists unlocks with provider, project and time, the latest first, without locked requests and those of other couples', async () => {
  const disclosures = await disclosuresAfter(
    requestReceived(),
    requestReceived({ ...second, eventType: 'autre', eventTypeText: 'Noces d’or' }),
    requestReceived({ requestId: requestId(3) }),
    requestReceived({ requestId: requestId(4), coupleId: coupleId(2) }),
    requestUnlocked(),
    requestUnlocked({ ...second, unlockedAt: '2026-11-13T10:00:00.000Z' }),
    requestUnlocked({ requestId: requestId(4), coupleId: coupleId(2) }),
  )
  expect(disclosures.map(({ eventType }) => eventType)).toEqual(['Noces d’or', 'mariage'])
  expect(disclosures[1]).toEqual({
    requestId: requestId(),
    providerId: providerId(),
    projectId: projectId(),
    eventType: 'mariage',
    eventDate: '2027-06-19',
    city: 'Lyon',
    unlockedAt: '2026-11-12T10:00:00.000Z',
    deletionAskedAt: null,
    contactDeletedAt: null,
  })
})

test('an entry says whether deletion was asked for, and confirmed', async () => {
  const history = [requestReceived(), requestUnlocked(), contactDeletionAsked()] as const
  expect(await disclosuresAfter(...history)).toMatchObject([{ deletionAskedAt: '2026-11-25T09:00:00.000Z', contactDeletedAt: null }])
  expect(await disclosuresAfter(...history, contactDeletionConfirmed())).toMatchObject([{ contactDeletedAt: '2026-11-26T16:30:00.000Z' }])
})

test('erasing a couple removes all personal data', async () => {
  const gone = { contact: erased, message: erased, eventTypeText: erased, weddingTheme: erased, eventLocation: erased, eventPlace: erased }
  expect(await disclosuresAfter(requestReceived({ ...gone, eventType: 'autre' }), requestUnlocked())).toMatchObject([
    { eventType: 'autre', city: '' },
  ])
})

test('a repeated event changes nothing, and a rebuild gives the same rows', async () => {
  const history = [
    requestReceived(),
    requestReceived(second),
    requestUnlocked(),
    contactDeletionAsked(),
    contactDeletionConfirmed(),
  ] as const
  const { disclosures } = await projectTwice(coupleDisclosures, ...history)
  expect(disclosures).toHaveLength(2)
  await rebuildEqualsLive(coupleDisclosures, ...history)
})

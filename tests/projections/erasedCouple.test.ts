import { describe, expect, test } from 'vitest'
import { projections } from '../../src/catalogues.ts'
import { erased } from '../../src/domain/event.ts'
import type { AllianceEvent } from '../../src/domain/eventCatalog.ts'
import { accountDeletionAsked, coupleErased, coupleProfileUpdated, coupleRegistered, favouriteAdded } from '../setup/sampleCoupleEvents.ts'
import { nthRequest, projectId, requestId, requestRejected, requestUnlocked } from '../setup/sampleEvents.ts'
import { projectCancelled, projectSaved, providerContacted } from '../setup/sampleProjectEvents.ts'
import { contactDeletionAsked, contactDeletionConfirmed, requestReceived, requestWithdrawnByCouple } from '../setup/sampleRequestEvents.ts'
import { projectTwice } from './projectionHarness.ts'

const details = { eventTypeText: erased, weddingTheme: erased, eventLocation: erased, eventPlace: erased }

/** What a couple did, told with its key or, once that is destroyed, without. */
function history(known: boolean): readonly AllianceEvent[] {
  const unless = <T>(gone: T) => (known ? {} : gone)
  return [
    coupleRegistered(unless({ firstname: erased, lastname: erased, email: erased, phone: erased, home: erased })),
    coupleProfileUpdated(unless({ email: erased, home: erased })),
    favouriteAdded(),
    projectSaved(unless(details)),
    ...[1, 2, 3].map((number) => providerContacted({ ...nthRequest(number), ...unless({ ...details, message: erased }) })),
    ...[1, 2, 3].map((number) => requestReceived({ ...nthRequest(number), ...unless({ ...details, message: erased, contact: erased }) })),
    requestUnlocked(nthRequest(1)),
    requestUnlocked(nthRequest(2)),
    requestRejected({ ...nthRequest(3), reason: 'other', note: 'En congé', ...unless({ note: erased }) }),
    contactDeletionAsked(nthRequest(2)),
    contactDeletionConfirmed(nthRequest(2)),
    accountDeletionAsked(),
    projectCancelled({ requests: [nthRequest(1), nthRequest(2), nthRequest(3)] }),
    coupleErased({ projects: [projectId()], requests: [1, 2, 3].map((number) => requestId(number)) }),
    requestWithdrawnByCouple(nthRequest(1)),
  ]
}

describe.each(projections.map((projection) => ({ name: projection.name, projection })))('$name', ({ projection }) => {
  test('shows of an erased couple what it would show without its key, at once', async () => {
    const live = await projectTwice(projection, ...history(true))
    expect(live).toEqual(await projectTwice(projection, ...history(false)))
    for (const personal of ['Camille', 'Moreau', 'example', '+33', 'Bonjour', 'Lyon', 'Champêtre', 'congé']) {
      expect(JSON.stringify(live)).not.toContain(personal)
    }
  })
})

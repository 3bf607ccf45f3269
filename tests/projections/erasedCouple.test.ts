import { describe, expect, test } from 'vitest'
import { projections } from '../../src/catalogues.ts'
import { erased } from '../../src/domain/event.ts'
import type { AllianceEvent } from '../../src/domain/eventCatalog.ts'
import {
  accountDeletionAsked,
  contactDeletionAsked,
  contactDeletionConfirmed,
  coupleErased,
  coupleProfileUpdated,
  coupleRegistered,
  favouriteAdded,
  projectCancelled,
  projectId,
  projectSaved,
  providerContacted,
  providerId,
  requestId,
  requestReceived,
  requestRejected,
  requestUnlocked,
  requestWithdrawnByCouple,
} from '../setup/sampleEvents.ts'
import { projectTwice } from './projectionHarness.ts'

const nth = (number: number) => ({ requestId: requestId(number), providerId: providerId(number) })
const details = { eventTypeText: erased, weddingTheme: erased, eventLocation: erased, eventPlace: erased }

/** What a couple did, told with its key or, once that is destroyed, without. */
function history(known: boolean): readonly AllianceEvent[] {
  const unless = <T>(gone: T) => (known ? {} : gone)
  return [
    coupleRegistered(unless({ firstname: erased, lastname: erased, email: erased, phone: erased, home: erased })),
    coupleProfileUpdated(unless({ email: erased, home: erased })),
    favouriteAdded(),
    projectSaved(unless(details)),
    ...[1, 2, 3].map((number) => providerContacted({ ...nth(number), ...unless({ ...details, message: erased }) })),
    ...[1, 2, 3].map((number) => requestReceived({ ...nth(number), ...unless({ ...details, message: erased, contact: erased }) })),
    requestUnlocked(nth(1)),
    requestUnlocked(nth(2)),
    requestRejected({ ...nth(3), reason: 'other', note: 'En congé', ...unless({ note: erased }) }),
    contactDeletionAsked(nth(2)),
    contactDeletionConfirmed(nth(2)),
    accountDeletionAsked(),
    projectCancelled({ requests: [nth(1), nth(2), nth(3)] }),
    coupleErased({ projects: [projectId()], requests: [1, 2, 3].map((number) => requestId(number)) }),
    requestWithdrawnByCouple(nth(1)),
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

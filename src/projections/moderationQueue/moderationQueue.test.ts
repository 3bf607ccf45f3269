import { expect, test } from 'vitest'
import { projectionHarness, projectTwice, rebuildEqualsLive } from '../../../tests/projections/projectionHarness.ts'
import { providerId } from '../../../tests/setup/sampleEvents.ts'
import {
  profilePartApproved,
  profilePartRejected,
  profilePartsChanged,
  providerApproved,
  providerRejected,
} from '../../../tests/setup/sampleModerationEvents.ts'
import { personErased } from '../../../tests/setup/samplePersonEvents.ts'
import type { AllianceEvent } from '../../domain/eventCatalog.ts'
import { singlePart } from '../../domain/provider/profilePart.ts'
import { moderationQueue } from './moderationQueue.ts'
import { listQueuedParts } from './moderationQueueQueries.ts'

const [portrait, website, name] = [singlePart('portrait'), singlePart('website'), singlePart('company_name')]
const at = (hour: number) => `2026-11-20T${hour}:00:00.000Z`
const of = (number: number) => ({ providerId: providerId(number) })

async function queueAfter(...events: readonly AllianceEvent[]) {
  const { given, pool } = await projectionHarness(moderationQueue)
  await given(...events)
  return async (limit = 10) =>
    (await listQueuedParts(pool, limit)).map(
      (row) => `${Number(row.providerId.slice(-3))} ${row.part}@${row.version} ${row.since.slice(11, 13)}`,
    )
}

test('lists the waiting parts of all providers, oldest first', async () => {
  const queue = await queueAfter(
    profilePartsChanged([portrait, website], { ...of(1), changedAt: at(10) }),
    profilePartsChanged([portrait], { ...of(2), changedAt: at(11) }),
    profilePartsChanged([{ part: website, version: 2 }], { ...of(1), changedAt: at(12) }),
  )
  expect(await queue()).toEqual(['1 portrait@1 10', '2 portrait@1 11', '1 website@2 12'])
  expect(await queue(2)).toEqual(['1 portrait@1 10', '2 portrait@1 11'])
})

test('a part no longer waits once it was decided on, is empty, or belongs to a profile that was reviewed as a whole', async () => {
  const queue = await queueAfter(
    profilePartsChanged([portrait, website, name], of(1)),
    profilePartApproved({ ...of(1), part: portrait }),
    profilePartRejected({ ...of(1), part: website }),
    profilePartsChanged([{ part: name, version: 2, waits: false }], of(1)),
    profilePartsChanged([portrait], of(2)),
    providerRejected(of(2)),
    profilePartsChanged([portrait], of(3)),
    providerApproved(of(3)),
  )
  expect(await queue()).toEqual([])
})

test('erasing a provider removes its parts', async () => {
  const queue = await queueAfter(profilePartsChanged([portrait], of(1)), personErased({ person: { kind: 'provider', id: providerId(1) } }))
  expect(await queue()).toEqual([])
})

const history = [profilePartsChanged([portrait, website]), profilePartRejected(), profilePartsChanged([{ part: portrait, version: 2 }])]

test('stores only ids, versions and times, and each part once', async () => {
  expect(await projectTwice(moderationQueue, ...history)).toEqual({
    queues: [
      {
        provider_id: providerId(),
        parts: [
          { part: website, version: 1, since: at(10) },
          { part: portrait, version: 2, since: at(10) },
        ],
        waiting_since: new Date(at(10)),
      },
    ],
  })
})

test('a rebuild gives the same rows, byte for byte', async () => {
  await rebuildEqualsLive(moderationQueue, ...history)
  expect.assertions(1)
})

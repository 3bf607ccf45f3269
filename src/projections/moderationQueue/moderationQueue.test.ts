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

test('lists what waits, the oldest first, whosever it is', async () => {
  const queue = await queueAfter(
    profilePartsChanged([portrait, website], { ...of(1), changedAt: at(10) }),
    profilePartsChanged([portrait], { ...of(2), changedAt: at(11) }),
    profilePartsChanged([{ part: website, version: 2 }], { ...of(1), changedAt: at(12) }),
  )
  expect(await queue()).toEqual(['1 portrait@1 10', '2 portrait@1 11', '1 website@2 12'])
  expect(await queue(2)).toEqual(['1 portrait@1 10', '2 portrait@1 11'])
})

test('a part that was decided on, is empty now or belongs to a profile that was looked at as a whole waits no longer', async () => {
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

test('an erased provider leaves it', async () => {
  const queue = await queueAfter(profilePartsChanged([portrait], of(1)), personErased({ person: { kind: 'provider', id: providerId(1) } }))
  expect(await queue()).toEqual([])
})

const history = [profilePartsChanged([portrait, website]), profilePartRejected(), profilePartsChanged([{ part: portrait, version: 2 }])]

test('holds ids, versions and times alone, and nothing twice', async () => {
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

test('rebuilt from the log it is the same to the byte', async () => {
  await rebuildEqualsLive(moderationQueue, ...history)
  expect.assertions(1)
})

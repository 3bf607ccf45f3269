import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ProjectionHarness, projectionHarness } from '../../../tests/projections/projectionHarness.ts'
import { providerId, requestId, requestUnlocked } from '../../../tests/setup/sampleEvents.ts'
import { contactDeletionAsked, contactDeletionConfirmed, requestReceived } from '../../../tests/setup/sampleRequestEvents.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/testDatabase.ts'
import { requestInbox } from './requestInbox.ts'
import { listRequests } from './requestInboxQueries.ts'

const message = 'Bonjour, je suis Camille : 06 12 34 56 78 ou camille.moreau@example.fr. Nous serons 120.'
const porto = { city: 'Porto', zipCode: '4000-001', country: 'PT', latitude: 41.1496, longitude: -8.611 } as const
const nth = (number: number) => ({ requestId: requestId(number), message, receivedAt: `2026-11-${10 + number}T08:00:00.000Z` })

let database: TestDatabase
let inbox: ProjectionHarness
beforeAll(async () => {
  database = await createTestDatabase()
  inbox = await projectionHarness(requestInbox, database.pool)
  await inbox.given(
    requestReceived({ ...nth(1), weddingTheme: 'Bohème, www.camille-et-thomas.fr', eventLocation: '12 rue Mercière, Lyon' }),
    requestReceived({ ...nth(2), eventPlace: porto }),
    requestUnlocked({ requestId: requestId(2) }),
    requestReceived({ ...nth(3), eventType: 'pacs' }),
    requestReceived(nth(4)),
    requestUnlocked({ requestId: requestId(4) }),
    contactDeletionAsked({ requestId: requestId(4) }),
    contactDeletionConfirmed({ requestId: requestId(4) }),
    requestReceived({ ...nth(5), providerId: providerId(2) }),
  )
})
afterAll(async () => {
  await inbox.close()
  await database.drop()
})

async function found(q: string): Promise<readonly number[]> {
  const newestFirst = { sort: { field: 'receivedAt', descending: true }, from: 0, to: 24, filter: { q } } as const
  const { items } = await listRequests(database.pool, providerId(1), newestFirst)
  return items.map(({ id }) => Number(id.slice(-12)))
}

test.each([
  ['PÓRT', [2]],
  ['champêtre lyon', [4, 3, 2]],
  ['serons', [4, 3, 2, 1]],
  ['bonjour serons absent', []],
  ['civil partner', [3]],
  ['hochzeit porto', [2]],
  ['Brautkleid', []],
  ['!', [4, 3, 2, 1]],
  ['%', [4, 3, 2, 1]],
])('%j finds requests with all of its words, also by the kind of event in any language: %j', async (q, expected) => {
  expect(await found(q)).toEqual(expected)
})

test('finds names and contact data only where they are unlocked', async () => {
  for (const q of ['camille', 'moreau']) expect(await found(q)).toEqual([2])
  for (const q of ['mercière', 'thomas', '612345678']) expect(await found(q)).toEqual([])
})

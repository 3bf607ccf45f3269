import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ProjectionHarness, projectionHarness } from '../../../tests/projections/projectionHarness.ts'
import { coupleId, lyon, providerId, requestId, requestRejected, requestUnlocked } from '../../../tests/setup/sampleEvents.ts'
import {
  contactDeletionAsked,
  contactDeletionConfirmed,
  requestClosedByCouple,
  requestReceived,
  requestSeen,
  requestStageChanged,
  requestsMarkedRead,
  requestWithdrawnByCouple,
} from '../../../tests/setup/sampleRequestEvents.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/testDatabase.ts'
import { schemaOf } from '../runner/projection.ts'
import { requestInbox } from './requestInbox.ts'
import { findRequest, type InboxFilter, type InboxSortField, listRequests } from './requestInboxQueries.ts'

const mine = providerId(1)
const deleting = providerId(3)
const message = 'Bonjour, je suis Camille : 06 12 34 56 78 ou camille.moreau@example.fr. Nous serons 120, le 19/06/2027.'
const masked = 'Bonjour, je suis ••• : ••• ou •••. Nous serons 120, le 19/06/2027.'
const porto = { city: 'Porto', zipCode: '4000-001', country: 'PT', latitude: 41.1496, longitude: -8.611 } as const
const nth = (number: number) => ({ requestId: requestId(number), receivedAt: `2026-11-${10 + number}T08:00:00.000Z` })

let database: TestDatabase
let inbox: ProjectionHarness
beforeAll(async () => {
  database = await createTestDatabase()
  inbox = await projectionHarness(requestInbox, database.pool)
  await inbox.given(
    requestReceived({ ...nth(1), message, weddingTheme: 'Bohème, www.camille-et-thomas.fr', eventLocation: '12 rue Mercière, Lyon' }),
    requestReceived({ ...nth(2), message, eventDate: '2027-05-01', eventPlace: porto }),
    requestUnlocked({ requestId: requestId(2) }),
    requestReceived({ ...nth(3), message, eventType: 'pacs', serviceType: null, eventDate: '2027-09-11' }),
    requestSeen({ requestId: requestId(3) }),
    requestRejected({ requestId: requestId(3) }),
    requestReceived({ ...nth(4), message, eventDate: '2027-07-01', budgetRange: 'less10000' }),
    requestWithdrawnByCouple({ requestId: requestId(4) }),
    requestReceived({ ...nth(5), message, eventDate: '2027-08-01' }),
    requestUnlocked({ requestId: requestId(5) }),
    requestWithdrawnByCouple({ requestId: requestId(5) }),
    requestStageChanged({ requestId: requestId(5), stage: 'lost' }),
    requestsMarkedRead({ requestIds: [requestId(1), requestId(6)] }),
    requestReceived({ ...nth(7), providerId: deleting, message, eventLocation: '12 rue Mercière, Lyon' }),
    requestUnlocked({ requestId: requestId(7), providerId: deleting }),
    contactDeletionAsked({ requestId: requestId(7), providerId: deleting }),
    requestReceived({ ...nth(8), providerId: deleting, message, eventLocation: '12 rue Mercière, Lyon' }),
    requestUnlocked({ requestId: requestId(8), providerId: deleting }),
    contactDeletionAsked({ requestId: requestId(8), providerId: deleting }),
    contactDeletionConfirmed({ requestId: requestId(8), providerId: deleting }),
    requestReceived({ ...nth(9), providerId: deleting, message }),
    requestClosedByCouple({ requestId: requestId(9), providerId: deleting, chosen: true }),
    requestReceived({ ...nth(6), providerId: providerId(2), coupleId: coupleId(2) }),
  )
})
afterAll(async () => {
  await inbox.close()
  await database.drop()
})

const list = (over: { filter?: InboxFilter; field?: InboxSortField; descending?: boolean; from?: number; to?: number } = {}) => {
  const { filter = {}, field = 'receivedAt', descending = true, from = 0, to = 24 } = over
  return listRequests(database.pool, mine, { sort: { field, descending }, from, to, filter })
}
const numbersOf = ({ items }: Awaited<ReturnType<typeof list>>) => items.map(({ id }) => Number(id.slice(-12)))

describe('a locked request', () => {
  test('shows everything but name, e-mail, phone and exact position', async () => {
    const request = await findRequest(database.pool, mine, requestId(1))
    expect(request).toMatchObject({
      id: requestId(1),
      status: 'locked',
      receivedAt: '2026-11-11T08:00:00.000Z',
      eventDate: '2027-06-19',
      city: 'Lyon',
      zipCode: '69001',
      eventLocation: 'Lyon',
      latitude: 45.8,
      longitude: 4.8,
      positionIsExact: false,
      contact: null,
      budgetRange: '20000to30000',
    })
  })

  test('has contact data masked in the words of the couple', async () => {
    const request = await findRequest(database.pool, mine, requestId(1))
    expect(request?.message).toBe(masked)
    expect(request?.weddingTheme).toBe('Bohème, •••')
    const text = JSON.stringify(request)
    for (const secret of ['Camille', 'Moreau', '06 12', '612345678', 'example.fr', 'Mercière', String(lyon.latitude)]) {
      expect(text).not.toContain(secret)
    }
  })

  test.each([3, 4])('so has one that was rejected or withdrawn (%i)', async (number) => {
    expect(await findRequest(database.pool, mine, requestId(number))).toMatchObject({
      message: masked,
      contact: null,
      positionIsExact: false,
    })
  })
})

describe('an unlocked request', () => {
  test('shows everything', async () => {
    expect(await findRequest(database.pool, mine, requestId(2))).toMatchObject({
      status: 'unlocked',
      message,
      contact: { firstname: 'Camille', lastname: 'Moreau', email: 'camille.moreau@example.fr', phone: '+33612345678' },
      latitude: porto.latitude,
      longitude: porto.longitude,
      positionIsExact: true,
    })
  })

  test('stays readable after a withdrawal', async () => {
    expect(await findRequest(database.pool, mine, requestId(5))).toMatchObject({
      status: 'unlocked',
      message,
      withdrawnAt: '2026-11-15T08:00:00.000Z',
      contact: { phone: '+33612345678' },
    })
  })
})

test('a request of a couple that has found its planner is closed, and stays masked', async () => {
  expect(await findRequest(database.pool, deleting, requestId(9))).toMatchObject({
    status: 'closed',
    closedAt: '2026-11-15T08:00:00.000Z',
    closedReason: 'planner-found',
    chosen: true,
    withdrawnAt: null,
    message: masked,
    contact: null,
  })
  const closed = { sort: { field: 'receivedAt', descending: true }, from: 0, to: 9, filter: { status: ['closed'] } } as const
  expect((await listRequests(database.pool, deleting, closed)).total).toBe(1)
})

describe('a request whose couple wants its contact data deleted', () => {
  test('states this, and shows them until the provider confirms', async () => {
    expect(await findRequest(database.pool, deleting, requestId(7))).toMatchObject({
      status: 'unlocked',
      message,
      deletionAskedAt: '2026-11-25T09:00:00.000Z',
      contactDeletedAt: null,
      contact: { phone: '+33612345678' },
    })
  })

  test('looks like a locked one from then on, although it was unlocked', async () => {
    const request = await findRequest(database.pool, deleting, requestId(8))
    expect(request).toMatchObject({
      status: 'unlocked',
      unlockedAt: '2026-11-12T10:00:00.000Z',
      contactDeletedAt: '2026-11-26T16:30:00.000Z',
      message: masked,
      eventLocation: 'Lyon',
      latitude: 45.8,
      longitude: 4.8,
      positionIsExact: false,
      contact: null,
    })
  })

  test('keeps nothing of them in the table', async () => {
    const { rows } = await database.pool.query(`SELECT r::text AS row FROM ${schemaOf(requestInbox)}.requests r WHERE request_id = $1`, [
      requestId(8),
    ])
    for (const secret of ['Camille', 'Moreau', '06 12', '612345678', 'example.fr', 'Mercière', String(lyon.latitude)]) {
      expect(JSON.stringify(rows)).not.toContain(secret)
    }
  })
})

test('does not find a request of another provider, or an unknown one', async () => {
  expect(await findRequest(database.pool, mine, requestId(6))).toBeUndefined()
  expect(await findRequest(database.pool, mine, requestId(99))).toBeUndefined()
})

describe('the list', () => {
  test('shows only the provider’s own requests, newest first', async () => {
    const listed = await list()
    expect(numbersOf(listed)).toEqual([5, 4, 3, 2, 1])
    expect(listed.total).toBe(5)
  })

  test('is masked like the detail', async () => {
    const { items } = await list()
    expect(items.map((request) => request.message)).toEqual([message, masked, masked, message, masked])
    expect(items.filter((request) => request.contact).map(({ status }) => status)).toEqual(['unlocked', 'unlocked'])
  })

  test('is returned in parts, with its total length', async () => {
    const part = await list({ from: 1, to: 2 })
    expect([numbersOf(part), part.total]).toEqual([[4, 3], 5])
    const beyond = await list({ from: 50, to: 74 })
    expect([numbersOf(beyond), beyond.total]).toEqual([[], 5])
  })

  test.each([
    ['receivedAt', false, [1, 2, 3, 4, 5]],
    ['eventDate', false, [2, 1, 4, 5, 3]],
    ['eventDate', true, [3, 5, 4, 1, 2]],
    ['seenAt', true, [3, 5, 4, 2, 1]],
    ['status', false, [1, 3, 2, 5, 4]],
    ['city', true, [2, 5, 4, 3, 1]],
  ] as const)('is sorted by %s, descending %s', async (field, descending, expected) => {
    expect(numbersOf(await list({ field, descending }))).toEqual(expected)
  })

  test.each<[InboxFilter, number[]]>([
    [{ status: ['locked'] }, [1]],
    [{ status: ['unlocked', 'rejected'] }, [5, 3, 2]],
    [{ seen: true }, [3]],
    [{ seen: false }, [5, 4, 2, 1]],
    [{ unread: true }, [5, 4, 2]],
    [{ unread: false }, [3, 1]],
    [{ stage: ['lost'] }, [5]],
    [{ stage: ['new', 'lost'] }, [5, 2]],
    [{ eventType: ['pacs'] }, [3]],
    [{ serviceType: ['complete'], status: ['withdrawn'] }, [4]],
    [{ country: ['PT'] }, [2]],
    [{ eventFrom: '2027-06-19', eventTo: '2027-07-31' }, [4, 1]],
    [{ city: 'port' }, [2]],
    [{ city: '%' }, []],
    [{ id: [requestId(1), requestId(6)] }, [1]],
    [{ id: [] }, []],
  ])('is filtered by %j', async (filter, expected) => {
    const listed = await list({ filter })
    expect([numbersOf(listed), listed.total]).toEqual([expected, expected.length])
  })

  test('uses an index, however many requests others have', async () => {
    await database.pool.query(`INSERT INTO ${schemaOf(requestInbox)}.requests
      SELECT (r).* FROM (
        SELECT json_populate_record(r, json_build_object('request_id', gen_random_uuid(), 'provider_id', md5((n / 500)::text)::uuid)) AS r
        FROM ${schemaOf(requestInbox)}.requests r, generate_series(1, 5000) n WHERE r.request_id = '${requestId(1)}'
      ) AS copies; ANALYZE ${schemaOf(requestInbox)}.requests`)
    const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT * FROM ${schemaOf(requestInbox)}.requests WHERE provider_id = $1 ORDER BY received_at DESC, request_id DESC LIMIT 25`,
      [mine],
    )
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index (Cond|Scan)/)
  })
})

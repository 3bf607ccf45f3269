import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ProjectionHarness, projectionHarness } from '../../../tests/projections/projectionHarness.ts'
import { projectId, requestId, requestRejected, requestUnlocked } from '../../../tests/setup/sampleEvents.ts'
import { requestReceived } from '../../../tests/setup/sampleRequestEvents.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/testDatabase.ts'
import { schemaOf } from '../runner/projection.ts'
import { answerFigures, figuresSql } from './answerFigures.ts'
import { requestInbox } from './requestInbox.ts'

const november = { from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-11-20T00:00:00Z') }
const at = (day: number, hour: number) => new Date(Date.UTC(2026, 10, day, hour)).toISOString()

let database: TestDatabase
let inbox: ProjectionHarness
beforeAll(async () => {
  database = await createTestDatabase()
  inbox = await projectionHarness(requestInbox, database.pool)
})
afterAll(async () => {
  await inbox.close()
  await database.drop()
})

test('has no figures without requests', async () => {
  const nothing = { projects: 0, answered: null }
  expect(await answerFigures(database.pool, november)).toEqual({ requests: 0, medianHours: null, single: nothing, several: nothing })
})

test('states how soon half of the requests were answered, and who got an answer', async () => {
  const sent = (number: number, project: number, receivedAt = at(10, 8)) =>
    requestReceived({ requestId: requestId(number), projectId: projectId(project), receivedAt })
  await inbox.given(
    // One project writes to three providers: one unlocks after 2 hours, one rejects after 5, one does not answer.
    sent(1, 1),
    sent(2, 1),
    sent(3, 1),
    requestUnlocked({ requestId: requestId(1), unlockedAt: at(10, 10) }),
    requestRejected({ requestId: requestId(2), rejectedAt: at(10, 13) }),
    // Two projects write to one provider each: one is answered after 30 hours.
    sent(4, 2),
    sent(5, 3),
    requestUnlocked({ requestId: requestId(4), unlockedAt: at(11, 14) }),
    // Outside the period.
    sent(6, 4, at(21, 8)),
    requestUnlocked({ requestId: requestId(6), unlockedAt: at(21, 9) }),
  )
  expect(await answerFigures(database.pool, november)).toEqual({
    requests: 5,
    medianHours: 30,
    single: { projects: 2, answered: 0.5 },
    several: { projects: 1, answered: 1 },
  })
})

test('reads only the period, however many requests came before', async () => {
  const table = `${schemaOf(requestInbox)}.requests`
  await database.pool.query(`INSERT INTO ${table} SELECT (r).* FROM (
      SELECT json_populate_record(r, json_build_object('request_id', gen_random_uuid(), 'provider_id', gen_random_uuid(), 'received_at', timestamptz '2026-11-20' - n * interval '1 hour')) AS r
      FROM ${table} r, generate_series(1, 20000) n WHERE r.request_id = '${requestId(3)}' ORDER BY n DESC
    ) AS copies; ANALYZE ${table}`)
  const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${figuresSql}`, [november.from, november.to])
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Bitmap Index Scan on requests_by_time')
})

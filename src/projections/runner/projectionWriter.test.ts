import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { projectionHarness, projectTwice } from '../../../tests/projections/projectionHarness.ts'
import { unlessErased } from '../../domain/event.ts'
import type { AllianceEvent } from '../../domain/eventCatalog.ts'
import type { ProviderId } from '../../domain/ids.ts'
import { bigInteger, boolean, day, double, integer, json, newRowOf, text, texts, time, uuid } from './columns.ts'
import { type Projection, projectedTable } from './projection.ts'

const columns = {
  provider_id: uuid(),
  credits: integer().initially(0),
  big: bigInteger().initially(0),
  note: text().orNull(),
  facts: json<unknown>().orNull(),
  tags: texts<string | null>().initially([]),
  at: time().orNull(),
  day: day().orNull(),
  share: double().initially(0),
  premium: boolean().initially(false),
}
const newAccount = newRowOf(columns)

const everyType: Projection = {
  name: 'everyType',
  version: 1,
  indexesSql: 'CREATE INDEX accounts_by_credits ON accounts (credits)',
  tables: {
    accounts: projectedTable({
      columns,
      key: 'provider_id',
      on: {
        WelcomeCreditGranted: {
          key: ({ data }) => data.providerId,
          fold: (row, { data }) => row ?? newAccount({ provider_id: data.providerId, credits: data.credits }),
        },
        CreditsCorrected: {
          key: ({ data }) => data.providerId,
          fold: (row, { data, metadata }) =>
            row && {
              ...row,
              note: unlessErased(data.reason, null),
              facts: { said: unlessErased(data.reason, ''), list: [1, null, { deep: 'ä' }] },
              tags: [unlessErased(data.reason, ''), 'a "b" \\ c', null],
              at: metadata.time,
              day: '2027-02-28',
              big: 9_007_199_254_740_991,
              share: 0.1 + 0.2,
            },
        },
        SubscriptionStarted: { key: ({ data }) => data.providerId, fold: (row) => row && { ...row, premium: true, at: row.at } },
        SubscriptionEnded: { key: ({ data }) => data.providerId, fold: () => undefined },
      },
    }),
  },
}

const provider = () => randomUUID() as ProviderId
const granted = (providerId: ProviderId): AllianceEvent => ({ type: 'WelcomeCreditGranted', data: { providerId, credits: 1 } })
const corrected = (providerId: ProviderId, reason: string): AllianceEvent => ({
  type: 'CreditsCorrected',
  data: { providerId, credits: 2, reason },
})
const started = (providerId: ProviderId): AllianceEvent => ({
  type: 'SubscriptionStarted',
  data: { providerId, source: 'granted', startedAt: '2026-11-21T10:00:00.000Z' },
})
const ended = (providerId: ProviderId): AllianceEvent => ({
  type: 'SubscriptionEnded',
  data: { providerId, endedAt: '2026-11-21T10:00:00.000Z' },
})

test('rows of every column type are read back as they were written', async () => {
  const { given, rows } = await projectionHarness(everyType)
  const providerId = provider()
  await given(granted(providerId), corrected(providerId, 'tab\t line\n "quoted" \\ é 💍'))
  await given(started(providerId))
  expect(await rows('accounts')).toEqual([
    {
      provider_id: providerId,
      credits: 1,
      big: '9007199254740991',
      note: 'tab\t line\n "quoted" \\ é 💍',
      facts: { said: 'tab\t line\n "quoted" \\ é 💍', list: [1, null, { deep: 'ä' }] },
      tags: ['tab\t line\n "quoted" \\ é 💍', 'a "b" \\ c', null],
      at: new Date('2026-11-21T10:00:00.000Z'),
      day: expect.any(Date),
      share: 0.1 + 0.2,
      premium: true,
    },
  ])
})

test('a row whose fold returns undefined is deleted, and can be created again', async () => {
  const { given, rows } = await projectionHarness(everyType)
  const [one, other] = [provider(), provider()]
  await given(granted(one), granted(other))
  await given(ended(one))
  expect(await rows('accounts')).toMatchObject([{ provider_id: other }])
  await given({ type: 'CreditsCorrected', data: { providerId: one, credits: 1, reason: 'nobody there' } })
  expect(await rows('accounts')).toHaveLength(1)
})

test('text that Postgres cannot store is replaced and does not park the projection', async () => {
  const { given, rows } = await projectionHarness(everyType)
  const providerId = provider()
  await given(granted(providerId), corrected(providerId, 'a\0b\ud800c \\u0000'))
  expect(await rows('accounts')).toMatchObject([{ note: 'a\ufffdb\ufffdc \\u0000', facts: { said: 'a\ufffdb\ufffdc \\u0000' } }])
})

test('repeated events, alone or in a page, give the same tables', async () => {
  const [one, other] = [provider(), provider()]
  const tables = await projectTwice(everyType, granted(one), granted(other), corrected(one, 'x'), started(other), ended(one))
  expect(tables).toMatchObject({ accounts: [{ provider_id: other, premium: true }] })
})

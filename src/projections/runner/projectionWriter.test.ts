import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { projectionHarness, projectTwice } from '../../../tests/projections/projectionHarness.ts'
import type { AllianceEvent } from '../../domain/eventCatalog.ts'
import type { ProviderId } from '../../domain/ids.ts'
import { type Projection, projectedTable } from './projection.ts'

interface Row {
  readonly provider_id: string
  readonly credits: number
  readonly big: number
  readonly note: string | null
  readonly facts: unknown
  readonly tags: readonly (string | null)[]
  readonly at: string | null
  readonly day: string | null
  readonly share: number
  readonly premium: boolean
}

const empty: Omit<Row, 'provider_id'> = {
  credits: 0,
  big: 0,
  note: null,
  facts: null,
  tags: [],
  at: null,
  day: null,
  share: 0,
  premium: false,
}

const everyType: Projection = {
  name: 'everyType',
  version: 1,
  tablesSql: `CREATE TABLE accounts (
    provider_id uuid PRIMARY KEY, credits int NOT NULL, big bigint, note text, facts jsonb, tags text[] NOT NULL, at timestamptz, day date,
    share float8, premium boolean NOT NULL, label text GENERATED ALWAYS AS (upper(note)) STORED)`,
  indexesSql: 'CREATE INDEX accounts_by_credits ON accounts (credits)',
  tables: {
    accounts: projectedTable<Row>({
      key: 'provider_id',
      on: {
        WelcomeCreditGranted: {
          key: ({ data }) => data.providerId,
          fold: (row, { data }) => row ?? { ...empty, provider_id: data.providerId, credits: data.credits },
        },
        CreditsCorrected: {
          key: ({ data }) => data.providerId,
          fold: (row, { data, metadata }) =>
            row && {
              ...row,
              note: data.reason,
              facts: { said: data.reason, list: [1, null, { deep: 'ä' }] },
              tags: [data.reason, 'a "b" \\ c', null],
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

test('rows of every column type are written and read back as a fold made them', async () => {
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
      label: 'TAB\t LINE\n "QUOTED" \\ É 💍',
    },
  ])
})

test('a row that a fold lets go is deleted, and may come back', async () => {
  const { given, rows } = await projectionHarness(everyType)
  const [one, other] = [provider(), provider()]
  await given(granted(one), granted(other))
  await given(ended(one))
  expect(await rows('accounts')).toMatchObject([{ provider_id: other }])
  await given({ type: 'CreditsCorrected', data: { providerId: one, credits: 1, reason: 'nobody there' } })
  expect(await rows('accounts')).toHaveLength(1)
})

test('what no Postgres text can hold is replaced instead of stopping the projection', async () => {
  const { given, rows } = await projectionHarness(everyType)
  const providerId = provider()
  await given(granted(providerId), corrected(providerId, 'a\0b\ud800c \\u0000'))
  expect(await rows('accounts')).toMatchObject([{ note: 'a\ufffdb\ufffdc \\u0000', facts: { said: 'a\ufffdb\ufffdc \\u0000' } }])
})

test('events delivered twice, alone or together, give the same tables', async () => {
  const [one, other] = [provider(), provider()]
  const tables = await projectTwice(everyType, granted(one), granted(other), corrected(one, 'x'), started(other), ended(one))
  expect(tables).toMatchObject({ accounts: [{ provider_id: other, premium: true }] })
})

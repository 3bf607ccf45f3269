import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { accountEvents } from '../../src/domain/account/accountEvents.ts'
import { invoiceEvents } from '../../src/domain/invoice/invoiceEvents.ts'
import { languages } from '../../src/domain/languages.ts'
import type { Language } from '../../src/domain/locale.ts'
import { paymentEvents } from '../../src/domain/payment/paymentEvents.ts'
import { historyKinds } from '../../src/domain/provider/historyKinds.ts'
import type { HistoryEntry } from '../../src/projections/providerHistory/providerHistory.ts'
import { providerHistory } from '../../src/projections/providerHistory/providerHistory.ts'
import { eventTypesOf } from '../../src/projections/runner/projection.ts'
import { projectionHarness } from './projectionHarness.ts'
import { sampleHistory } from './sampleHistory.ts'

type Texts = Readonly<Record<string, string>>
type Told = Pick<HistoryEntry, 'kind' | 'facts'>

/** Events without an entry for the provider: another event or the request tells it, or only the operator is concerned. */
const leftOut = [
  'PaymentStarted',
  'PaymentIntentCreated',
  'PaymentReportRefused',
  'InvoiceNumbered',
  'InvoiceDestroyed',
  'SubscriptionOrdered',
  'AccountClosed',
  'RequestUnlocked',
  'RequestRejected',
  'RequestWithdrawn',
  'RequestClosed',
  'RequestsMarkedRead',
]

const textsOf = (language: Language): Texts =>
  (JSON.parse(readFileSync(new URL(`../../web/office/texts/${language}/history.json`, import.meta.url), 'utf8')) as { kind: Texts }).kind

/** Event types without an entry that are not listed as left out. */
function forgotten(types: readonly string[], told: readonly string[]): readonly string[] {
  return types.filter((type) => !told.includes(type) && !leftOut.includes(type))
}

/** Missing parts of an entry's text, and values without a placeholder. */
function gapsOf({ kind, facts = {} }: Told, texts: Texts): readonly string[] {
  const text = texts[kind]
  if (!text) return [`${kind} has no text`]
  const places = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)
  const known = Object.keys(facts)
  return [
    ...places.filter((name) => !known.includes(name ?? '')).map((name) => `${kind} knows no ${name}`),
    ...known.filter((name) => !places.includes(name)).map((name) => `${kind} does not say its ${name}`),
  ]
}

test('shows every event of payments, Premium and invoices, except the ones listed as left out', () => {
  const types = [accountEvents, paymentEvents, invoiceEvents].flatMap((events) => Object.keys(events))
  expect(forgotten(types, eventTypesOf(providerHistory))).toEqual([])
  expect(forgotten([...types, 'CreditsMelted'], eventTypesOf(providerHistory))).toEqual(['CreditsMelted'])
})

describe('an entry of the history', () => {
  test('has a text in each language, which says its amounts, credits, days and numbers', async () => {
    const { given, rows } = await projectionHarness(providerHistory)
    await given(...sampleHistory().filter(({ type }) => type !== 'PersonErased'))
    const entries = (await rows('histories')).flatMap((row) => row['entries'] as readonly HistoryEntry[])
    expect(historyKinds.filter((kind) => !entries.some((entry) => entry.kind === kind))).toEqual([])
    for (const language of languages) expect(new Set(entries.flatMap((entry) => gapsOf(entry, textsOf(language))))).toEqual(new Set())
  })

  test('reports a missing text, fact or placeholder', () => {
    const bought: Told = { kind: 'credits_purchased', facts: { credits: 5 } }
    expect(gapsOf(bought, {})).toEqual(['credits_purchased has no text'])
    expect(gapsOf(bought, { credits_purchased: 'Bought' })).toEqual(['credits_purchased does not say its credits'])
    expect(gapsOf({ kind: 'credits_purchased' }, textsOf('fr'))).toEqual(['credits_purchased knows no credits'])
  })
})

import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { personal } from '../../src/domain/event.ts'
import { type CatalogEntry, type EventCatalog, eventCatalog } from '../../src/domain/eventCatalog.ts'
import { streamName } from '../../src/domain/ids.ts'
import { withPersonalData } from '../../src/eventstore/personalData.ts'
import { createPostgresEventStore } from '../../src/eventstore/postgresEventStore.ts'
import { migrateOperational } from '../../src/operational/migrate.ts'
import { createPersonKeys } from '../../src/operational/personKeys.ts'
import { contentOfTables } from '../setup/contentOfTables.ts'
import { filesIn } from '../setup/filesIn.ts'
import { newEvent } from '../setup/newEvent.ts'
import { OwnCluster } from '../setup/ownCluster.ts'
import { openTestPool } from '../setup/testDatabase.ts'
import { testSecrets } from '../setup/testSecrets.ts'
import { canaryEvent } from './canaryEvent.ts'

const cluster = new OwnCluster()
beforeAll(() => cluster.start())
afterAll(() => cluster.remove())

/**
 * Texts that are in clear in the log because they are not personal: ids of the payment service, codes and numbers; or keyed hashes, e.g.
 * names of claims.
 */
const openTexts = [
  'Claimed.ownerStream',
  'CoupleImported.termsVersion',
  'CoupleRegistered.termsVersion',
  'DisputeClosed.disputeId',
  'InvoiceIssued.corrects.number',
  'InvoiceIssued.number',
  'InvoiceIssued.purpose.pack',
  'InvoiceNumbered.corrects.number',
  'InvoiceNumbered.purpose.pack',
  'InvoiceNumbered.series',
  'LoginEmailChangeAsked.claim',
  'LoginEmailChanged.claim',
  'LoginEmailChanged.formerClaim',
  'PaymentAttemptFailed.code',
  'PaymentAttemptFailed.declineCode',
  'PaymentDisputed.disputeId',
  'PaymentIntentCreated.customerId',
  'PaymentIntentCreated.intentId',
  'PaymentRefunded.refundId',
  'PaymentStarted.purpose.pack',
  'PaymentSucceeded.intentId',
  'PaymentSucceeded.purpose.pack',
  'PortfolioAdded.publicId',
  'ProviderRegistered.publicId',
  'ProviderRegistered.termsVersion',
  'PurchaseRestored.reversalId',
  'PurchaseReversed.reversalId',
  'RefundFailed.refundId',
  'ReviewWritten.termsVersion',
  'SubscriptionEnded.stripeId',
  'SubscriptionOrdered.customerId',
  'SubscriptionOrdered.stripeId',
  'SubscriptionRenewalFailed.code',
  'SubscriptionRenewalFailed.declineCode',
  'SubscriptionRenewalFailed.invoiceId',
  'SubscriptionStarted.stripeId',
  'SupportMessageSent.reference',
  'TextMessageRefused.message',
  'VenueAdded.publicId',
]

/** Every event is planted this many times, so that every alternative in a schema is covered. */
const turns = 3

/** Appends events full of canaries, and returns the canaries that can be found afterwards. */
async function plantInLog(catalog: EventCatalog) {
  const pool = openTestPool({ connectionString: cluster.url })
  await migrateOperational(pool)
  const log = await createPostgresEventStore({ pool })
  onTestFinished(async () => {
    await log.close()
    await pool.end()
  })
  const store = withPersonalData(log, { catalog, keys: createPersonKeys(pool, testSecrets().masterKeys) })
  /** Part of every canary of its kind. */
  const marks = {
    text: randomBytes(8).toString('hex'),
    number: `${randomInt(1_000_000, 9_999_999)}7`,
    open: randomBytes(8).toString('hex'),
  }
  const canaries = new Map<string, string>()
  for (const { type, version, definition } of catalog.values()) {
    for (let turn = 0; turn < turns; turn++) {
      const data = canaryEvent(definition.schema, turn, (field, numeric) => {
        const path = `${type}.${field}`
        const mark = openTexts.includes(path) ? marks.open : numeric ? marks.number : marks.text
        const canary = `${mark}x${canaries.size}x`
        if (!numeric) canaries.set(canary, path)
        return numeric ? Number(`0.${marks.number}`) : canary
      })
      const stream = streamName('canary', randomUUID())
      await store.append(stream, 'none', [newEvent(type, data, version)])
      expect((await store.readStream(stream))[0]?.data).toEqual(JSON.parse(JSON.stringify(data)))
    }
  }
  await pool.query('CHECKPOINT')
  const tables = await contentOfTables(pool)
  const found = new Set([...canaries].filter(([canary]) => tables.includes(canary)).map(([, path]) => path))
  return { marks, planted: new Set(canaries.values()), found: [...found].toSorted(), tables }
}

it('keeps every personal text and number of every event out of all tables and files, including the write-ahead log', async () => {
  const { marks, planted, found, tables } = await plantInLog(eventCatalog)
  expect(planted.size).toBeGreaterThan(50)
  expect(found).toEqual(openTexts)
  expect(tables.includes(marks.number)).toBe(false)
  const files = filesIn(cluster.directory)
  const holding = (mark: string) => files.filter((file) => readFileSync(file).includes(mark))
  expect([...holding(marks.text), ...holding(marks.number)]).toEqual([])
  // Non-personal values are found, so the search works.
  const holdingOpen = holding(marks.open)
  expect(holdingOpen.some((file) => file.includes('pg_wal'))).toBe(true)
  expect(holdingOpen.some((file) => file.includes('base'))).toBe(true)
})

it('searches where every unencrypted personal field and free text would be found', async () => {
  const name = () => personal(z.string())
  const guest = z.object({ name: name(), of: z.enum(['bride', 'groom']) })
  const schema = z.object({
    personId: z.uuid(),
    plain: name(),
    optional: name().optional(),
    described: name().describe('A name'),
    nested: z.object({ inside: guest.nullable() }),
    list: z.array(guest).min(1),
    record: z.record(z.string(), name()),
    choice: z.union([z.object({ left: name() }), z.object({ right: z.string() })]),
    language: personal(z.enum(['fr', 'en'])),
    place: personal(z.object({ city: z.string(), latitude: z.number() })).nullish(),
    unmarked: z.string().nullable(),
    link: z.url(),
    named: z.string().regex(/^[a-z]+-[0-9a-z]+$/),
    anything: z.unknown(),
    status: z.enum(['open', 'closed']),
    at: z.iso.datetime(),
  })
  // A catalogue without personal fields, which `createCatalog` would never build.
  const entry: CatalogEntry = { type: 'Leaky', version: 1, definition: { schema }, personal: [], subject: undefined }
  const { marks, found, tables } = await plantInLog(new Map([['Leaky', entry]]))
  expect(found).toEqual(
    'plain optional described nested.inside.name list[].name record[] choice.left choice.right language place.city unmarked link named anything'
      .split(' ')
      .map((path) => `Leaky.${path}`)
      .toSorted(),
  )
  expect(tables.includes(marks.number)).toBe(true)
})

it('searches where a telephone number with only a pattern would be found', async () => {
  const schema = z.object({ personId: z.uuid(), phone: z.string().regex(/^\+\d{11}$/) })
  const entry: CatalogEntry = { type: 'Leaky', version: 1, definition: { schema }, personal: [], subject: undefined }
  const { marks, tables } = await plantInLog(new Map([['Leaky', entry]]))
  expect(tables.includes(marks.number)).toBe(true)
})

it('detects a personal field that is missing in the catalogue', async () => {
  const entry = eventCatalog.get('ProfileWritten')
  if (!entry) throw new Error('no ProfileWritten')
  const forgetful = { ...entry, personal: entry.personal.filter((name) => name !== 'strengths') }
  const { found } = await plantInLog(new Map([['ProfileWritten', forgetful]]))
  expect(found).toEqual(['ProfileWritten.strengths[]'])
})

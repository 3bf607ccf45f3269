import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoApplicants, demoPassword, demoPlanners } from '../../scripts/demo/demoAccounts.ts'
import { seedDemoWorld } from '../../scripts/demo/seedDemoWorld.ts'
import { type Backend, openBackend } from '../../src/backend.ts'
import { readConfig } from '../../src/config.ts'
import { account } from '../../src/domain/account/account.ts'
import type { AccountEvent } from '../../src/domain/account/accountEvents.ts'
import { CompanyNumberState } from '../../src/domain/companyNumber.ts'
import { provider } from '../../src/domain/provider/provider.ts'
import type { ProviderEvent } from '../../src/domain/provider/providerEvents.ts'
import { defaultRules } from '../../src/domain/rules.ts'
import { viewSources } from '../../src/domain/views.ts'
import type { RecordedEvent } from '../../src/eventstore/eventStore.ts'
import { groupBy } from '../../src/integrations/cities/groupBy.ts'
import { createCredentials } from '../../src/operational/credentials.ts'
import { createCitiesDatabase } from '../setup/citiesDatabase.ts'
import { RewrittenStore } from '../setup/rewrittenStore.ts'
import type { TestDatabase } from '../setup/testDatabase.ts'

const key = () => randomBytes(32).toString('base64')

let database: TestDatabase
let backend: Backend
beforeAll(async () => {
  database = await createCitiesDatabase()
  const keys = { MASTER_KEY: key(), CLAIM_KEY: key(), TOKEN_KEY: key(), CODE_KEY: key(), BODY_KEY: key() }
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: database.url, ...keys })
  backend = await openBackend({ config, logger: pino({ level: 'silent' }), mode: 'share' })
})
afterAll(async () => {
  await backend.close()
  await database.drop()
})

/** A backend whose process dies after a number of appends. */
function mortal(appends: number): Backend {
  let left = appends
  const { eventStore } = backend
  const append: typeof eventStore.append = async (...args) => {
    if (left-- <= 0) throw new Error('killed')
    return eventStore.append(...args)
  }
  return { ...backend, eventStore: new RewrittenStore(eventStore, { append }) }
}

async function log(): Promise<readonly RecordedEvent[]> {
  const { eventStore } = backend
  return (await eventStore.readAll({ after: eventStore.start, types: null, limit: 100_000 })).events
}

describe('the demo world', () => {
  const attempts: (boolean | string)[] = []
  let events: readonly RecordedEvent[]
  beforeAll(async () => {
    for (const each of [mortal(700), mortal(4_500), backend]) {
      attempts.push(await seedDemoWorld(each).catch((error: unknown) => String(error)))
    }
    events = await log()
  })

  const count = (type: string) => events.filter((event) => event.type === type).length

  test('is complete and without duplicates after being killed twice', () => {
    expect(attempts).toEqual(['Error: killed', 'Error: killed', true])
    expect(count('ProviderApproved')).toBeGreaterThanOrEqual(600)
    for (const type of ['ServicesOffered', 'WelcomeCreditGranted']) {
      expect([type, count(type)]).toEqual([type, count('ProviderRegistered')])
    }
    expect(count('PhotoAdded')).toBeGreaterThanOrEqual(3 * count('ProviderApproved'))
    expect(count('RequestReceived')).toBe(count('ProviderContacted'))
    const requests = events.filter(({ type }) => type === 'RequestReceived').map(({ stream }) => stream)
    expect(new Set(requests).size).toBe(requests.length)
    const reviews = events.filter(({ type }) => type === 'ReviewWritten').map(({ stream }) => stream)
    expect(new Set(reviews).size).toBe(reviews.length)
    expect(count('ReviewPublished')).toBe(reviews.length - demoPlanners.length)
    for (const type of [
      'ReviewAnswered',
      'RequestSeen',
      'RequestUnlocked',
      'RequestRejected',
      'RequestWithdrawnByCouple',
      'CreditReturned',
    ]) {
      expect(count(type)).toBeGreaterThan(5)
    }
  })

  test('has requests in every stage, notes about some of them, and templates to answer with', () => {
    const stages = new Set(events.filter(({ type }) => type === 'RequestStageChanged').map(({ data }) => data['stage']))
    expect(stages).toEqual(new Set(['contacted', 'offer_sent', 'won', 'lost']))
    expect(count('RequestUnlocked')).toBeGreaterThan(count('RequestStageChanged'))
    expect(count('RequestNoteWritten')).toBeGreaterThan(2)
    expect(count('ReplyTemplateAdded')).toBe(3 * demoPlanners.length)
  })

  test('has won requests with and without an entry in the calendar', () => {
    const of = (type: string) => events.filter((event) => event.type === type).map(({ data }) => data)
    const won = of('RequestStageChanged').filter((data) => data['stage'] === 'won')
    const booked = new Set(of('DayBooked').map((data) => data['requestId']))
    const bookers = new Set(won.filter((data) => booked.has(data['requestId'])).map((data) => data['providerId']))
    expect(bookers.size).toBe(demoPlanners.length)
    expect(won.some((data) => !booked.has(data['requestId']))).toBe(true)
  })

  test('has planners that bought credits, with refunds, one of them after the credits were spent', () => {
    const of = (type: string) => events.filter((event) => event.type === type).map(({ data }) => data)
    const packs = of('PaymentSucceeded').filter(({ purpose }) => JSON.stringify(purpose).includes('pack'))
    expect([count('CreditsPurchased'), packs.length]).toEqual([8, 8])
    const types = ['PaymentRefunded', 'PaymentDisputed', 'DisputeClosed', 'PurchaseReversed', 'PurchaseRestored'] as const
    expect(types.map(count)).toEqual([2, 1, 1, 3, 1])
    expect(of('PurchaseReversed').map(({ uncovered }) => Number(uncovered) > 0)).toEqual([false, false, true])
  })

  test('has yearly Premium, monthly Premium that was cancelled, and monthly Premium with a failed renewal', () => {
    expect([count('SubscriptionOrdered'), count('SubscriptionRenewed')]).toEqual([3, 5])
    expect([count('SubscriptionCancellationScheduled'), count('SubscriptionRenewalFailed')]).toEqual([1, 1])
    // One invoice of the purchase, one of the renewal.
    expect(count('PaymentAttemptFailed')).toBe(2)
  })

  test('has an invoice for every payment and a credit note for every refund, numbered without gaps by date', () => {
    const numbered = events.filter(({ type }) => type === 'InvoiceNumbered').map(({ data }) => data)
    expect([numbered.length, count('InvoiceIssued')]).toEqual([count('PaymentSucceeded') + count('PaymentRefunded'), numbered.length])
    const bySeries = groupBy(numbered, ({ series }) => String(series))
    for (const documents of bySeries.values()) {
      expect(documents.map(({ number }) => number)).toEqual(documents.map((_, index) => index + 1))
      expect(documents.map(({ issuedOn }) => issuedOn)).toEqual(documents.map(({ issuedOn }) => String(issuedOn)).toSorted())
    }
    const payments = events.filter(({ type }) => type === 'PaymentSucceeded').map(({ metadata }) => metadata.time)
    expect(Date.now() - Date.parse(payments.toSorted().at(-1) ?? '')).toBeLessThan(7 * 86_400_000)
  })

  test('has a provider in every state of moderation and company number, and parts that wait or are hidden', () => {
    const states = new Map<string, typeof provider.initial>()
    for (const event of events.filter(({ stream }) => stream.startsWith('provider-')))
      states.set(event.stream, provider.evolve(states.get(event.stream) ?? provider.initial, event as unknown as ProviderEvent))
    const all = [...states.values()]
    const looks = all.map(({ moderation, rejection }) => (moderation === 'in_progress' && rejection ? 'submitted_again' : moderation))
    expect(new Set(looks)).toEqual(new Set(['in_progress', 'approved', 'rejected', 'submitted_again']))
    const numbers = all.flatMap(({ companyNumber }) => (companyNumber ? [companyNumber.state] : []))
    expect(new Set(numbers)).toEqual(new Set(CompanyNumberState.options))
    const parts = all.flatMap((each) => [...each.parts.values()].map(({ state }) => state))
    expect(new Set(parts)).toEqual(new Set(['waiting', 'settled', 'rejected']))
    expect(parts.filter((state) => state === 'waiting').length).toBeLessThan(10)
  })

  test('has 30 days of views from every source for every provider with an approved profile', async () => {
    const { rows } = await database.pool.query<{ providers: number; days: number; sources: number }>(
      `SELECT count(DISTINCT provider_id)::int AS providers, count(DISTINCT source)::int AS sources, count(DISTINCT day)::int AS days
        FROM operational.view_counts WHERE day > current_date - 31`,
    )
    expect(rows).toEqual([
      { providers: count('ProviderRegistered') - demoApplicants.length, sources: viewSources.length, days: expect.any(Number) },
    ])
    expect(rows[0]?.days).toBeGreaterThanOrEqual(30)
  })

  test('is not made a second time', async () => {
    expect(await seedDemoWorld(backend)).toBe(false)
    expect((await log()).length).toBe(events.length)
  })

  test('contains nothing that would be mailed now', () => {
    const news = events.filter(({ type }) => ['RequestReceived', 'ProviderApproved', 'InvoiceIssued'].includes(type))
    const youngest = Math.max(...news.map(({ metadata }) => Date.parse(metadata.time)))
    expect(Date.now() - youngest).toBeGreaterThan(defaultRules.newsForHours * 3_600_000)
  })

  test('has statements in order of time', () => {
    const moves = events.filter(({ stream, type }) => stream.startsWith('account-') && type !== 'SubscriptionStarted')
    const latest = new Map<string, string>()
    const disordered = moves.filter(({ stream, metadata }) => {
      const before = latest.get(stream) ?? ''
      latest.set(stream, metadata.time)
      return metadata.time < before
    })
    expect(disordered).toEqual([])
  })

  test('spends no missing credits', () => {
    const accounts = new Map<string, typeof account.initial>()
    const balances = events
      .filter(({ stream }) => stream.startsWith('account-'))
      .map((event) => {
        const state = account.evolve(accounts.get(event.stream) ?? account.initial, event as unknown as AccountEvent)
        accounts.set(event.stream, state)
        return state.credits
      })
    expect(Math.min(...balances)).toBe(0)
  })

  test('allows signing in', async () => {
    const credentials = createCredentials({ database: database.pool, claimKey: backend.secrets.claimKey })
    for (const { email } of demoPlanners) expect(await credentials.check('provider', email, demoPassword)).toEqual(expect.any(String))
  })
})

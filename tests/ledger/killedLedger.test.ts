import { randomInt } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { accountStream } from '../../src/domain/account/account.ts'
import { checkStatement } from '../../src/domain/ledger/checkStatement.ts'
import { LedgerStatement } from '../../src/domain/ledger/ledgerStatement.ts'
import { inParallel } from '../../src/platform/inParallel.ts'
import { sha256 } from '../setup/plantedStatements.ts'
import { type CallOutcome, callProvider } from './callProvider.ts'
import { callSteps, chosenSteps } from './callSteps.ts'
import { openKilledWorld } from './killedWorld.ts'
import { ledgerProblems } from './ledgerProblems.ts'

const sequences = 200
const kills = 3
const concurrency = 16

test(`after ${sequences} sequences of calls, with the product killed ${kills} times, every ledger is consistent`, async () => {
  const seed = randomInt(2 ** 31)
  const world = await openKilledWorld()
  onTestFinished(() => world.close())
  const sampled = [...chosenSteps, ...fc.sample(callSteps, { numRuns: sequences - chosenSteps.length, seed })]
  const providers = await world.providers(sequences)
  // The numbers of steps after which the product is killed, or a month passes at the payment service.
  const steps = sampled.reduce((sum, { length }) => sum + length, 0)
  const points = fc.uniqueArray(fc.noBias(fc.integer({ min: 1, max: steps - concurrency })), { minLength: kills, maxLength: kills })
  const killAt = new Set(fc.sample(points, { numRuns: 1, seed })[0])
  const subscribers = providers.filter((_, n) => chosenSteps[n]?.some(([kind]) => kind === 'subscribeMonth'))
  const haveStarted = async () => {
    const streams = await Promise.all(subscribers.map(({ id }) => world.backend.eventStore.readStream(accountStream(id))))
    return streams.every((events) => events.some(({ type }) => type === 'SubscriptionStarted'))
  }
  let done = 0
  const answered = async () => {
    done++
    if (done === Math.floor((steps * 3) / 4)) {
      // If a subscription's start were recorded only after this month, its failed renewal might never be.
      await expect.poll(haveStarted, { timeout: 600_000 }).toBe(true)
      await world.sandbox.control('clock', { days: 32 })
    }
    if (killAt.has(done)) await world.kill()
  }
  const outcomes: CallOutcome[] = []
  await inParallel(concurrency, sampled.entries(), async ([n, sequence]) => {
    const provider = providers[n]
    if (provider) outcomes.push(await callProvider(world, provider, sequence, answered))
  })
  const head = await world.quiet()

  const reached = new Set<string>()
  const problems: string[] = []
  await inParallel(concurrency, outcomes, async ({ provider: { id, token }, paid, unlocked, statements }) => {
    const events = await world.backend.eventStore.readStream(accountStream(id))
    for (const { type } of events) reached.add(type)
    const { balance } = (await world.call<{ balance: number }>('GET', '/api/pro/credits', token, { after: head })).body
    const statement = LedgerStatement.parse((await world.call('GET', '/api/pro/credits/statement.json', token)).body)
    const report = (what: string) => problems.push(`${id}: ${what}`)
    for (const problem of ledgerProblems(id, events, balance)) report(problem)
    for (const earlier of [undefined, ...statements]) {
      const checked = checkStatement(statement, sha256, earlier)
      if (!checked.intact) report(`line ${checked.line} of the statement is ${checked.problem}`)
    }
    if ((statement.lines.at(-1)?.balance ?? 0) !== balance) report('the statement ends with another balance')
    const of = (type: string, field: string) => events.filter((event) => event.type === type).map(({ data }) => String(data[field]))
    const isClosed = events.some(({ type }) => type === 'AccountClosed')
    const credited = of('CreditsPurchased', 'paymentId')
    if (!isClosed && paid.toSorted().join() !== credited.toSorted().join())
      report(`${paid.length} packs were paid, ${credited.length} credited`)
    const opened = new Set(of('RequestUnlocked', 'requestId'))
    if (!unlocked.every((requestId) => opened.has(requestId))) report('an unlock that was answered is not recorded')
  })
  expect(problems, `seed ${seed}`).toEqual([])
  expect([...reached], `seed ${seed}`).toEqual(
    expect.arrayContaining([
      'CreditReturned',
      'CreditsPurchased',
      'PurchaseReversed',
      'RequestRejected',
      'RequestUnlocked',
      'SubscriptionRenewalFailed',
      'SubscriptionRenewed',
      'SubscriptionStarted',
    ]),
  )
})

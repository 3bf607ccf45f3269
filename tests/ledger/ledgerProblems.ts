import type { AccountEvent } from '../../src/domain/account/accountEvents.ts'
import { type OpenSubscription, openSubscriptions } from '../../src/domain/account/subscriptions.ts'
import type { ProviderId } from '../../src/domain/ids.ts'
import { checkStatement } from '../../src/domain/ledger/checkStatement.ts'
import { ledgerEntries } from '../../src/domain/ledger/ledgerEntries.ts'
import { chainStatement } from '../../src/domain/ledger/statementChain.ts'
import { defaultRules } from '../../src/domain/rules.ts'
import { sha256 } from '../setup/plantedStatements.ts'
import type { KeptEvent } from './decidedStreams.ts'

type Kept = AccountEvent & Omit<KeptEvent, 'data' | 'type'>

/** Invariants of an account's events and balance: one sentence per violation. Rules LED-3 and LED-4. */
export function ledgerProblems(providerId: ProviderId, recorded: readonly KeptEvent[], balance: number): readonly string[] {
  const events = recorded as readonly Kept[]
  const entries = ledgerEntries(events)
  const statement = chainStatement(providerId, entries, sha256)
  const problems: string[] = []
  for (const { line, balance: after } of statement.lines) if (after < 0) problems.push(`line ${line} leaves ${after} credits`)
  const sum = entries.reduce((total, { amount }) => total + amount, 0)
  if (sum !== balance) problems.push(`the entries add up to ${sum}, the balance is ${balance}`)
  if (!checkStatement(statement, sha256).intact) problems.push('the statement is not intact')
  if (new Set(entries.map(({ eventId }) => eventId)).size !== entries.length) problems.push('two entries have one event')
  return [...problems, ...unexplained(events, new Map(entries.map(({ eventId, amount }) => [eventId, amount])))]
}

/** Replays the history with an independent implementation of what each event may change. */
function unexplained(events: readonly Kept[], amounts: ReadonlyMap<string, number>): readonly string[] {
  const problems: string[] = []
  const paid = new Map<string, number>()
  const returned = new Set<string>()
  const welcomes: number[] = []
  let open: readonly OpenSubscription[] = []
  let left = 0
  let closed = false
  for (const event of events) {
    const amount = amounts.get(event.id) ?? 0
    const report = (what: string) => problems.push(`${event.type} ${event.id}: ${what}`)
    if (closed && amount > 0) report('brings credits after the account was closed')
    switch (event.type) {
      case 'RequestUnlocked': {
        const { requestId, paidWith } = event.data
        if (paid.has(requestId)) report('unlocks a request twice')
        if ((paidWith === 'premium') !== open.length > 0) report(`is paid with ${paidWith}, with ${open.length} subscriptions open`)
        const price = paidWith === 'premium' ? 0 : (event.data.credits ?? 1)
        if (amount !== 0 - price) report(`costs ${price} and moves ${amount}`)
        if (paidWith === 'credit' && price !== defaultRules.unlockCredits && !isFolded(event, events)) report(`costs ${price}`)
        paid.set(requestId, price)
        break
      }
      case 'CreditReturned': {
        const { requestId } = event.data
        if (amount !== paid.get(requestId)) report(`returns ${amount} of ${paid.get(requestId)}`)
        if (returned.has(requestId)) report('returns a credit twice')
        returned.add(requestId)
        break
      }
      case 'WelcomeCreditGranted':
        if (welcomes.length > 0) report('welcomes twice')
        welcomes.push(amount)
        break
      case 'WelcomeCreditReversed':
        if (0 - amount > (welcomes[0] ?? 0)) report(`takes ${0 - amount} of ${welcomes[0] ?? 0}`)
        break
      case 'CreditsCorrected':
        if (amount !== event.data.credits || amount === 0) report(`moves ${amount}`)
        break
      case 'AccountClosed':
        if (amount !== 0 - left) report(`takes ${0 - amount} of ${left}`)
        closed = true
        break
      case 'SubscriptionStarted':
      case 'SubscriptionEnded':
        open = openSubscriptions(open, event)
        if (amount !== 0) report(`moves ${amount}`)
        break
      case 'CreditsPurchased':
      case 'PurchaseReversed':
      case 'PurchaseRestored':
        break
      case 'SubscriptionOrdered':
      case 'SubscriptionRenewed':
      case 'SubscriptionCancellationScheduled':
      case 'SubscriptionResumed':
      case 'SubscriptionPeriodChanged':
      case 'SubscriptionRenewalFailed':
      case 'RequestClosed':
      case 'RequestRejected':
      case 'RequestWithdrawn':
      case 'RequestsMarkedRead':
        if (amount !== 0) report(`moves ${amount}`)
    }
    left += amount
  }
  return [...problems, ...purchaseProblems(events, amounts)]
}

/** A pack is credited once; its refunds and disputes take at most what it brought, and one that was won or failed returns what it took. */
function purchaseProblems(events: readonly Kept[], amounts: ReadonlyMap<string, number>): readonly string[] {
  const problems: string[] = []
  const packs = new Map<string, { readonly credits: number; readonly taken: Map<string, readonly [credits: number, uncovered: number]> }>()
  for (const event of events) {
    const amount = amounts.get(event.id) ?? 0
    const say = (what: string) => problems.push(`${event.type} ${event.id}: ${what}`)
    if (event.type === 'CreditsPurchased') {
      if (packs.has(event.data.paymentId)) say('credits a payment twice')
      packs.set(event.data.paymentId, { credits: amount, taken: new Map() })
    }
    if (event.type !== 'PurchaseReversed' && event.type !== 'PurchaseRestored') continue
    const { paymentId, reversalId, credits, uncovered } = event.data
    const pack = packs.get(paymentId)
    const before = pack?.taken.get(reversalId)
    if (event.type === 'PurchaseReversed') {
      if (before) say('takes twice')
      pack?.taken.set(reversalId, [credits, uncovered])
      if (amount !== 0 - credits) say(`moves ${amount} of ${credits}`)
    } else {
      if (before?.[0] !== amount || before[1] !== uncovered) say(`gives back ${amount}`)
      pack?.taken.delete(reversalId)
    }
    const taken = [...(pack?.taken.values() ?? [])].reduce((sum, each) => sum + each[0] + each[1], 0)
    if (!pack || taken > pack.credits) say(`${taken} of ${pack?.credits} credits were taken`)
  }
  return problems
}

/** A request is free when another one of its couple was paid for. */
function isFolded(event: Extract<Kept, { type: 'RequestUnlocked' }>, events: readonly Kept[]): boolean {
  const earlier = events.slice(0, events.indexOf(event))
  return event.data.credits === 0 && earlier.some(({ type, data }) => type === 'RequestUnlocked' && data.coupleId === event.data.coupleId)
}

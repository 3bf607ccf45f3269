import type { AccountEvent } from '../account/accountEvents.ts'
import { neverSubscribed, type PaidSubscription, type Subscribed, subscribedAfter } from '../account/paidSubscription.ts'
import { type OpenSubscription, openSubscriptions } from '../account/subscriptions.ts'
import { clearDeadline, defineProcess, deliver, type EffectToMake, type News, type ReactionContext, setDeadline } from '../process.ts'
import type { Rules } from '../rules.ts'

type SubscriptionEvent = Extract<AccountEvent, { type: `Subscription${string}` }>
type Of<Type extends SubscriptionEvent['type']> = Extract<SubscriptionEvent, { type: Type }>['data']
type Mail = Pick<News, 'template' | 'params'>

interface Known {
  readonly subscribed: Subscribed
  readonly open: readonly OpenSubscription[]
}

/** What was known before the last event as well: what became different is what is mailed. */
interface Premium {
  readonly before: Known
  readonly after: Known
}

const nothing: Known = { subscribed: neverSubscribed, open: [] }
const dayMs = 86_400_000

/**
 * A provider is mailed how its Premium stands when that changes, before a year renews and before a cancelled subscription ends. A renewal that
 * is paid at once is told by its invoice. Rule SUB-5.
 */
export const mailProviderAboutItsPremium = defineProcess<SubscriptionEvent, Premium>({
  name: 'mailProviderAboutItsPremium',
  events: [
    'SubscriptionOrdered',
    'SubscriptionStarted',
    'SubscriptionRenewed',
    'SubscriptionRenewalFailed',
    'SubscriptionPeriodChanged',
    'SubscriptionCancellationScheduled',
    'SubscriptionResumed',
    'SubscriptionEnded',
  ],
  startsFrom: 'beginning',
  memory: {
    initial: { before: nothing, after: nothing },
    key: ({ data }) => data.providerId,
    evolve: ({ after: before }, event) => ({ before, after: knownAfter(before, event) }),
    isOver: ({ after: { subscribed, open } }) => open.length === 0 && !subscribed.ordered,
  },
  react(event, premium, context) {
    const { providerId } = event.data
    const mail = mailOf(event, premium, context.rules)
    const at = reminderAt(premium.after, context)
    return [
      ...(mail ? [toProvider(providerId, mail, context)] : []),
      at ? setDeadline(providerId, 'reminder', at) : clearDeadline(providerId, 'reminder'),
    ]
  },
  onDeadline({ key: providerId }, { after }, context) {
    const { paid } = after.subscribed
    if (!paid || paid.endedAt !== null) return []
    const { cancellation, next } = paid
    const mail: Mail = cancellation
      ? { template: 'premium-ends-soon', params: { date: cancellation.endsAt } }
      : { template: 'premium-renews-soon', params: { ...nextPayment(paid), ...(next && pricedPeriod(next)) } }
    return [toProvider(providerId, mail, context)]
  },
})

function knownAfter({ subscribed, open }: Known, event: SubscriptionEvent): Known {
  const isOpening = event.type === 'SubscriptionStarted' || event.type === 'SubscriptionEnded'
  return { subscribed: subscribedAfter(subscribed, event), open: isOpening ? openSubscriptions(open, event) : open }
}

function toProvider(id: string, mail: Mail, context: ReactionContext): EffectToMake {
  return deliver({ channel: 'mail', recipient: { kind: 'provider', id }, ...mail }, context)
}

function mailOf(event: SubscriptionEvent, { before, after }: Premium, rules: Rules): Mail | undefined {
  const { paid } = after.subscribed
  switch (event.type) {
    case 'SubscriptionOrdered':
      return undefined
    case 'SubscriptionStarted':
      return started(event.data, paid, rules)
    case 'SubscriptionEnded':
      return ended(event.data, after)
    case 'SubscriptionCancellationScheduled':
      return { template: 'premium-cancelled', params: { date: event.data.endsAt } }
    case 'SubscriptionRenewalFailed':
      return failed(event.data, before.subscribed.paid)
    case 'SubscriptionRenewed':
      return paid && before.subscribed.paid?.failure ? { template: 'premium-recovered', params: nextPayment(paid) } : undefined
    case 'SubscriptionResumed':
      return paid && { template: 'premium-resumed', params: { ...nextPayment(paid), ...(paid.next && pricedPeriod(paid.next)) } }
    case 'SubscriptionPeriodChanged':
      return paid && changed(paid, before.subscribed.paid, rules)
  }
}

function started({ source }: Of<'SubscriptionStarted'>, paid: PaidSubscription | undefined, rules: Rules): Mail | undefined {
  if (source === 'granted') return { template: 'premium-granted', params: {} }
  return paid && { template: 'premium-began', params: { ...nextPayment(paid), ...withdrawal(paid, rules) } }
}

/** Who closed its account knows, and while something else keeps Premium open nothing changes. */
function ended({ reason }: Of<'SubscriptionEnded'>, { open }: Known): Mail | undefined {
  if (reason === 'withdrawn') return { template: 'premium-withdrawn', params: {} }
  if (reason === 'closed' || open.length > 0) return undefined
  return { template: reason === 'unpaid' ? 'premium-ended-unpaid' : 'premium-ended', params: {} }
}

/** The first failure is told, and the last attempt's; what is tried between is not. */
function failed({ nextAttemptAt, graceUntil, code, declineCode }: Of<'SubscriptionRenewalFailed'>, before: PaidSubscription | undefined) {
  const params = { date: graceUntil, reason: declineCode ?? code }
  if (!before?.failure) return { template: 'premium-renewal-failed', params }
  return nextAttemptAt === null && before.failure.nextAttemptAt !== null ? { template: 'premium-ends-unpaid', params } : undefined
}

function changed(paid: PaidSubscription, before: PaidSubscription | undefined, rules: Rules): Mail {
  const { next } = paid
  if (next) return { template: 'premium-changes', params: { ...pricedPeriod(next), date: next.effectiveAt } }
  if (paid.period === before?.period) return { template: 'premium-change-undone', params: nextPayment(paid) }
  return { template: 'premium-changed', params: { ...nextPayment(paid), ...withdrawal(paid, rules) } }
}

function nextPayment(paid: PaidSubscription) {
  return { ...pricedPeriod(paid), date: paid.periodEnd }
}

function pricedPeriod({ period, price }: Pick<PaidSubscription, 'period' | 'price'>) {
  return { period, gross: price.gross }
}

/** A month is not withdrawn from. Rule PLAN-4. */
function withdrawal({ period, planSince }: PaidSubscription, { premium }: Rules) {
  return period === 'year' ? { withdrawalUntil: new Date(Date.parse(planSince) + premium.withdrawalDays * dayMs).toISOString() } : {}
}

/** When the reminder is due; undefined for a monthly subscription that renews, and for a time that has passed already. */
function reminderAt({ subscribed: { paid } }: Known, { recordedAt, rules }: ReactionContext): Date | undefined {
  if (!paid || paid.endedAt !== null) return undefined
  const { cancellation, period, periodEnd } = paid
  if (!cancellation && period === 'month') return undefined
  const { daysBeforeEnd, daysBeforeRenewal } = rules.premiumReminders
  const at = cancellation ? Date.parse(cancellation.endsAt) - daysBeforeEnd * dayMs : Date.parse(periodEnd) - daysBeforeRenewal * dayMs
  return at > recordedAt.getTime() ? new Date(at) : undefined
}

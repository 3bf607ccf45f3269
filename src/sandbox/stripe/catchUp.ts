import type { Pool } from 'pg'
import type { Stripe } from 'stripe'
import { billSubscription, chargeKeptCard } from './billSubscription.ts'
import { onlyItem, withItem } from './changeSubscription.ts'
import { decline, processingSeconds, succeed } from './chargeIntent.ts'
import { addInterval, intervalOf, newItem } from './newSubscriptionObjects.ts'
import { openSession } from './stripeSession.ts'
import { idIn, type StripeSession, type StripeTables } from './stripeStore.ts'
import { voidInvoice } from './voidInvoice.ts'

/** How long an unpaid first invoice, or a change, stays open. */
export const waitingSeconds = 23 * 3_600

/** What happens by itself and when, in seconds of the sandbox's clock. */
const waiting = `
  SELECT id, kind, CASE kind
    WHEN 'payment_intent' THEN CASE WHEN data->>'status' = 'processing' THEN (hidden->>'endsAt')::bigint END
    WHEN 'refund' THEN CASE
      WHEN data->>'status' = 'pending' OR (data->>'status' = 'succeeded' AND hidden->>'later' = 'failed')
        THEN (data->>'created')::bigint + ${processingSeconds}
    END
    WHEN 'subscription' THEN CASE
      WHEN data->>'status' = 'incomplete' THEN (data->>'created')::bigint + ${waitingSeconds}
      WHEN data->>'status' IN ('active', 'past_due') THEN
        least((data #>> '{items,data,0,current_period_end}')::bigint, (data #>> '{pending_update,expires_at}')::bigint)
    END
  END AS due
  FROM sandbox.stripe_objects WHERE kind IN ('payment_intent', 'refund', 'subscription')`
const nextDue = `SELECT id, kind, due FROM (${waiting}) AS waiting WHERE due <= $1 ORDER BY due LIMIT 1`
const anyDue = `
  SELECT EXISTS (SELECT FROM (${waiting}) AS waiting, sandbox.stripe_settings WHERE due <= $1 + (stripe_settings.data->>'aheadSeconds')::bigint)
    OR EXISTS (SELECT FROM sandbox.stripe_deliveries WHERE due_at <= now()) AS due`

/** Whether an object or a webhook is due. Mostly none is, and taking a turn would delay concurrent calls. */
export async function isAnythingDue(pool: Pool, productNow: Date): Promise<boolean> {
  const { rows } = await pool.query<{ due: boolean }>({
    name: 'stripe-sandbox-due',
    text: anyDue,
    values: [Math.floor(productNow.getTime() / 1_000)],
  })
  return rows[0]?.due ?? false
}

/** Runs everything that is due by the sandbox's clock, each at its own time. */
export async function catchUp(tables: StripeTables, baseUrl: string, productNow: Date): Promise<void> {
  const { now } = await openSession({ tables, baseUrl, productNow })
  for (;;) {
    const { rows } = await tables.client.query<{ id: string; kind: string; due: string }>(nextDue, [now])
    const [next] = rows
    if (!next) return
    const session = await openSession({ tables, baseUrl, productNow, at: Number(next.due) })
    if (next.kind === 'payment_intent') await endProcessing(session, next.id)
    else if (next.kind === 'refund') await endRefund(session, next.id)
    else await endPeriod(session, next.id)
  }
}

async function endProcessing(session: StripeSession, id: string): Promise<void> {
  const intent = await session.tables.get('payment_intent', id)
  if (!intent) return
  const { later } = await session.tables.hidden(id)
  if (later === 'succeeds') await succeed(session, intent, { is: 'succeeds' })
  else await decline(session, intent, 'card_declined', 'generic_decline')
}

async function endRefund({ tables, emit }: StripeSession, id: string): Promise<void> {
  const refund = await tables.get('refund', id)
  if (!refund) return
  const { later = 'succeeded' } = await tables.hidden(id)
  const ended = await tables.put({ ...refund, status: later, ...(later === 'failed' && { failure_reason: 'expired_or_canceled_card' }) })
  const charge = await tables.get('charge', idIn(refund.charge))
  if (later === 'failed' && charge)
    await tables.put({ ...charge, amount_refunded: charge.amount_refunded - refund.amount, refunded: false })
  await emit('refund.updated', ended)
  if (later === 'failed') await emit('refund.failed', ended)
}

async function endPeriod(session: StripeSession, id: string): Promise<void> {
  const { tables, now, emit } = session
  const subscription = await tables.get('subscription', id)
  if (!subscription) return
  const update = subscription.pending_update
  if (update && update.expires_at <= now) {
    await voidLatestInvoice(session, subscription)
    await emit('customer.subscription.pending_update_expired', await tables.put({ ...subscription, pending_update: null }))
  } else if (subscription.status === 'incomplete') {
    await voidLatestInvoice(session, subscription)
    await emit('customer.subscription.updated', await tables.put({ ...subscription, status: 'incomplete_expired', ended_at: now }))
  } else if (subscription.cancel_at_period_end) {
    await emit('customer.subscription.deleted', await tables.put({ ...subscription, status: 'canceled', ended_at: now }))
  } else await renew(session, subscription)
}

async function voidLatestInvoice(session: StripeSession, subscription: Stripe.Subscription): Promise<void> {
  const invoice = await session.tables.get('invoice', idIn(subscription.latest_invoice))
  if (invoice?.status === 'open') await voidInvoice(session, invoice)
}

/** Begins the next period, and charges the stored card. */
export async function renew(session: StripeSession, subscription: Stripe.Subscription): Promise<void> {
  const { tables, now, emit } = session
  const old = onlyItem(subscription)
  const start = old.current_period_end
  const { price, schedule } = await scheduledPrice(session, subscription, start)
  // A change of the interval sets a new billing anchor.
  const anchor = intervalOf(price) === intervalOf(old.price) ? subscription.billing_cycle_anchor : start
  const end = addInterval(start, intervalOf(price), anchor)
  const renewed = await tables.put(
    withItem(
      { ...subscription, schedule, billing_cycle_anchor: anchor },
      newItem(old.created, { id: old.id, subscription: subscription.id, price, start, end }),
    ),
  )
  await emit('customer.subscription.updated', renewed)
  const line = { amount: price.unit_amount ?? 0, price, start, end, proration: false }
  const { intent } = await billSubscription({ ...session, now }, renewed, 'subscription_cycle', [line])
  if (intent) await chargeKeptCard(session, renewed, intent, true)
}

/** The schedule's change for the period that begins; it is released after its last phase. */
async function scheduledPrice({ tables, now }: StripeSession, subscription: Stripe.Subscription, start: number) {
  const { price } = onlyItem(subscription)
  const schedule = subscription.schedule === null ? undefined : await tables.get('subscription_schedule', idIn(subscription.schedule))
  if (!schedule) return { price, schedule: null }
  const phase = schedule.phases.find(({ start_date, end_date }) => start_date <= start && start < end_date)
  const next = phase && (await tables.get('price', idIn(phase.items[0]?.price)))
  if (!phase || !next) {
    await tables.put({ ...schedule, status: 'released', released_at: now, subscription: null, released_subscription: subscription.id })
    return { price, schedule: null }
  }
  await tables.put({ ...schedule, current_phase: { start_date: phase.start_date, end_date: phase.end_date } })
  return { price: next, schedule: schedule.id }
}

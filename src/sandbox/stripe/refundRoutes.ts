import type { Stripe } from 'stripe'
import { newRefund } from './newStripeObjects.ts'
import { integer, requiredText, text } from './stripeForm.ts'
import { StripeProblem } from './stripeProblem.ts'
import { existing, listPage, type ParamsOf, pageParams, type StripeCall, type StripeRoute } from './stripeRoute.ts'
import { idIn, type StripeSession } from './stripeStore.ts'

/** Refunds and disputes. */
export const refundRoutes: readonly StripeRoute[] = [
  {
    method: 'POST',
    path: '/v1/refunds',
    params: ['payment_intent', 'amount', 'metadata', 'reason'] satisfies ParamsOf<Stripe.RefundCreateParams>,
    handle: ({ session, form }) => refund(session, requiredText(form, 'payment_intent'), integer(form, 'amount')),
  },
  { method: 'GET', path: '/v1/refunds/:id', params: [], handle: ({ session, id }) => existing(session, 'refund', id) },
  {
    method: 'GET',
    path: '/v1/refunds',
    params: [...pageParams, 'payment_intent'],
    handle: (call) => listPage(call, 'refund', '/v1/refunds', ofIntent(call)),
  },
  { method: 'GET', path: '/v1/charges/:id', params: [], handle: ({ session, id }) => existing(session, 'charge', id) },
  { method: 'GET', path: '/v1/disputes/:id', params: [], handle: ({ session, id }) => existing(session, 'dispute', id) },
  {
    method: 'GET',
    path: '/v1/disputes',
    params: [...pageParams, 'payment_intent'],
    handle: (call) => listPage(call, 'dispute', '/v1/disputes', ofIntent(call)),
  },
  {
    method: 'POST',
    path: '/v1/disputes/:id',
    params: ['evidence', 'submit'] satisfies ParamsOf<Stripe.DisputeUpdateParams>,
    /** Stripe's own test evidence decides the dispute. */
    async handle({ session, id, form }) {
      const evidence = text(form, 'evidence', 'uncategorized_text')
      if (evidence === 'winning_evidence') return closeDispute(session, id, 'won')
      if (evidence === 'losing_evidence') return closeDispute(session, id, 'lost')
      return existing(session, 'dispute', id)
    },
  },
  { method: 'POST', path: '/v1/disputes/:id/close', params: [], handle: ({ session, id }) => closeDispute(session, id, 'lost') },
]

export async function refund(session: StripeSession, intentId: string, given: number | undefined): Promise<Stripe.Refund> {
  const { tables, now, emit } = session
  const intent = await existing(session, 'payment_intent', intentId)
  const charge = await tables.get('charge', idIn(intent.latest_charge))
  if (intent.status !== 'succeeded' || !charge?.paid)
    throw StripeProblem.invalid('payment_intent_unexpected_state', 'payment_intent', 'It has no successful charge to refund.')
  if (charge.disputed) throw StripeProblem.invalid('charge_disputed', 'payment_intent', `Charge ${charge.id} has been charged back.`)
  const left = charge.amount - charge.amount_refunded
  const amount = given ?? left
  if (left === 0) throw StripeProblem.invalid('charge_already_refunded', 'payment_intent', `Charge ${charge.id} has already been refunded.`)
  if (amount > left || amount < 1) throw StripeProblem.invalid('parameter_invalid', 'amount', `Refund amount is greater than what is left.`)
  const { refunds } = await tables.hidden(charge.id)
  const made = await tables.put(newRefund(now, charge, amount, refunds === 'pending' ? 'pending' : 'succeeded'))
  if (refunds === 'failed') await tables.hide(made.id, { later: 'failed' })
  const refunded = charge.amount_refunded + amount
  const given_back = await tables.put({ ...charge, amount_refunded: refunded, refunded: refunded === charge.amount })
  await emit('refund.created', made)
  await emit('charge.refunded', given_back)
  return made
}

export async function closeDispute(session: StripeSession, id: string, status: 'won' | 'lost'): Promise<Stripe.Dispute> {
  const { tables, emit } = session
  const dispute = await existing(session, 'dispute', id)
  if (dispute.status === 'won' || dispute.status === 'lost') throw StripeProblem.invalid('status_transition_invalid', 'id', 'It is closed.')
  const isInquiry = dispute.status.startsWith('warning')
  const closed = await tables.put({ ...dispute, status: isInquiry ? 'warning_closed' : status })
  const charge = await tables.get('charge', idIn(dispute.charge))
  if (charge && status === 'won') await tables.put({ ...charge, disputed: false })
  await emit('charge.dispute.closed', closed)
  return closed
}

function ofIntent({ form }: StripeCall): object {
  const intent = text(form, 'payment_intent')
  return intent === undefined ? {} : { payment_intent: intent }
}

import type { Stripe } from 'stripe'
import { idIn, type StripeTables } from './stripeStore.ts'

type Fields = Record<string, unknown>

/** Replaces ids by objects along paths such as `latest_invoice.payments`, `data.customer` or `schedule.phases.items.price`. */
export async function expand<Answer extends object>(tables: StripeTables, answer: Answer, paths: readonly string[]): Promise<Answer> {
  const copy = structuredClone(answer)
  for (const path of paths) await follow(tables, copy, path.split('.'))
  return copy
}

async function follow(tables: StripeTables, at: unknown, [name, ...rest]: readonly string[]): Promise<void> {
  if (name === undefined || typeof at !== 'object' || at === null) return
  if (Array.isArray(at)) {
    for (const each of at) await follow(tables, each, [name, ...rest])
    return
  }
  const fields = at as Fields
  if (fields['object'] === 'invoice' && (name === 'payments' || name === 'confirmation_secret'))
    fields[name] = await included(tables, fields, name)
  const value = fields[name]
  if (typeof value === 'string') fields[name] = (await tables.byId(value)) ?? value
  await follow(tables, fields[name], rest)
}

/** Fields of an invoice that are only shown when requested. */
async function included(tables: StripeTables, invoice: Fields, name: 'payments' | 'confirmation_secret'): Promise<unknown> {
  const id = String(invoice['id'])
  const payments = await tables.find('invoice_payment', { invoice: id })
  if (name === 'payments')
    return {
      object: 'list',
      data: payments,
      has_more: false,
      url: `/v1/invoice_payments?invoice=${id}`,
    } satisfies Stripe.ApiList<Stripe.InvoicePayment>
  const intent = await tables.get('payment_intent', idIn(payments[0]?.payment.payment_intent))
  return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null
}

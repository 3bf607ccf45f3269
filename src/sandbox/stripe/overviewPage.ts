import { type Html, html } from '../html.ts'
import { idIn, type StripeSession } from './stripeStore.ts'

const shown = 50

/** The stored objects and the switches, for people; docs/payments.md explains each. */
export async function overviewPage({ tables, now, switches }: StripeSession): Promise<string> {
  const intents = await tables.find('payment_intent', {}, shown)
  const subscriptions = await tables.find('subscription', {}, shown)
  const disputes = await tables.find('dispute', {}, shown)
  const { delayMs, times, shuffle, lose } = switches.webhooks
  const calls = ['normal', 'hang', 'hang_after', 'fail'].map((mode) => option(mode, switches.calls))
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Payments sandbox</title>
<link rel="stylesheet" href="/sandbox/stripe.css"></head>
<body>
<h1>Payments sandbox</h1>
<p>Stands in for Stripe on this machine. No card is charged. Its clock: <time>${iso(now)}</time>. Cards and switches: docs/payments.md.</p>
<form method="post" action="/sandbox/clock"><label>Days <input name="days" type="number" min="0" value="31"></label><button>Move the clock on</button></form>
<h2>Switches</h2>
<form method="post" action="/sandbox/switches">
<label>Webhooks wait, ms <input name="webhooks[delayMs]" type="number" min="0" value="${delayMs}"></label>
<label>Sent so often <input name="webhooks[times]" type="number" min="1" max="20" value="${times}"></label>
<label>Order <select name="webhooks[shuffle]">${[option('false', String(shuffle)), option('true', String(shuffle))]}</select></label>
<label>Lose the next (-1: all) <input name="webhooks[lose]" type="number" min="-1" value="${lose}"></label>
<label>Calls <select name="calls">${calls}</select></label>
<label>Of paths below <input name="callsPath" value="${switches.callsPath}"></label>
<label>Decline the next charge as <input name="declineNext" value="${switches.declineNext}"></label>
<button>Set</button>
</form>
<h2>Payments</h2>
<table><thead><tr><th>Created</th><th>Payment</th><th>Amount</th><th>Status</th><th>Last refusal</th><th></th></tr></thead><tbody>
${intents.map(
  ({ id, created, amount, status, last_payment_error: failed }) =>
    html`<tr><td>${iso(created)}</td><td>${id}</td><td>${euros(amount)}</td><td>${status}</td><td>${failed?.code ?? ''} ${failed?.decline_code ?? ''}</td><td>${
      status === 'succeeded' ? [order('refunds', id, 'Refund'), order('disputes', id, 'Dispute')] : ''
    }</td></tr>`,
)}
</tbody></table>
<h2>Subscriptions</h2>
<table><thead><tr><th>Subscription</th><th>Status</th><th>Price</th><th>Period ends</th><th>Cancelled</th></tr></thead><tbody>
${subscriptions.map(({ id, status, items, cancel_at_period_end }) => {
  const [item] = items.data
  const price = `${euros(item?.price.unit_amount ?? 0)} / ${item?.price.recurring?.interval ?? ''}`
  return html`<tr><td>${id}</td><td>${status}</td><td>${price}</td><td>${iso(item?.current_period_end ?? 0)}</td><td>${cancel_at_period_end ? 'at its end' : ''}</td></tr>`
})}
</tbody></table>
<h2>Disputes</h2>
<table><thead><tr><th>Dispute</th><th>Payment</th><th>Status</th><th></th></tr></thead><tbody>
${disputes.map(
  ({ id, payment_intent, status }) =>
    html`<tr><td>${id}</td><td>${idIn(payment_intent)}</td><td>${status}</td><td>${
      status === 'needs_response' ? [closing(id, 'won'), closing(id, 'lost')] : ''
    }</td></tr>`,
)}
</tbody></table>
</body>
</html>
`.text
}

const iso = (seconds: number) => new Date(seconds * 1_000).toISOString()
const euros = (cents: number) => `${(cents / 100).toFixed(2)} EUR`

function option(value: string, present: string): Html {
  return value === present ? html`<option selected>${value}</option>` : html`<option>${value}</option>`
}

function order(action: string, intent: string, label: string): Html {
  return html`<form method="post" action="/sandbox/${action}"><input type="hidden" name="intent" value="${intent}"><button>${label}</button></form>`
}

function closing(dispute: string, outcome: string): Html {
  return html`<form method="post" action="/sandbox/disputes/close"><input type="hidden" name="dispute" value="${dispute}"><button name="outcome" value="${outcome}">${outcome}</button></form>`
}

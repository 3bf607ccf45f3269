import { isSameText } from '../../platform/isSameText.ts'
import { html } from '../html.ts'
import { chargeIntent, decline } from './chargeIntent.ts'
import { StripeProblem } from './stripeProblem.ts'
import { existing } from './stripeRoute.ts'
import { idIn, type StripeSession } from './stripeStore.ts'

interface Asked {
  readonly id: string
  readonly clientSecret: string
}

async function askedIntent(session: StripeSession, { id, clientSecret }: Asked) {
  const intent = await existing(session, 'payment_intent', id)
  if (!isSameText(clientSecret, intent.client_secret ?? '')) throw StripeProblem.noSuch('payment_intent', id)
  return intent
}

/** The bank's page, in a frame of the page where the card was typed. */
export async function stepPage(session: StripeSession, asked: Asked): Promise<string> {
  const { status } = await askedIntent(session, asked)
  if (status !== 'requires_action') return endPage(asked.id, status)
  const amountless = html`<form method="post">
<h1>3D Secure (sandbox)</h1>
<p>This is where the bank of the card asks for a code. Nothing leaves this machine.</p>
<button name="outcome" value="complete">Complete</button>
<button name="outcome" value="fail">Fail</button>
</form>`
  return page(amountless.text)
}

/** Reports the step's result to the embedding page by a message: `{source: 'sandbox-3d-secure', intentId, status}`. */
export async function answerStep(session: StripeSession, asked: Asked, outcome: string | null): Promise<string> {
  const intent = await askedIntent(session, asked)
  if (intent.status !== 'requires_action') return endPage(intent.id, intent.status)
  const ended =
    outcome === 'complete'
      ? await chargeIntent(session, intent, idIn(intent.payment_method), { offSession: false, authenticated: true })
      : await decline(session, intent, 'payment_intent_authentication_failure', undefined)
  return endPage(ended.id, ended.status)
}

function endPage(id: string, status: string): string {
  return page(html`<p id="ended" data-intent="${id}" data-status="${status}">The step is over (${status}).</p>`.text)
}

function page(content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>3D Secure (sandbox)</title>
<link rel="stylesheet" href="/sandbox/stripe.css"><script src="/sandbox/3d-secure.js" defer></script></head><body><main>${content}</main></body></html>
`
}

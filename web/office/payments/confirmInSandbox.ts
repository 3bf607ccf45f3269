import { cardRefusalOf } from './cardRefusal.ts'
import type { Confirmation, PaymentSetup } from './paymentContract.ts'

export interface TypedCard {
  readonly number: string
  /** MM/YY. */
  readonly expiry: string
  readonly cvc: string
}

interface SandboxAnswer {
  readonly status?: string
  readonly next_action?: { readonly use_stripe_sdk?: { readonly stripe_js?: string } } | null
  readonly error?: { readonly code?: string; readonly decline_code?: string }
}

/** Sends a test card to the sandbox, which answers as Stripe does. */
export async function confirmInSandbox(
  { sandboxUrl, publishableKey }: PaymentSetup,
  clientSecret: string,
  { number, expiry, cvc }: TypedCard,
): Promise<Confirmation> {
  const intentId = clientSecret.replace(/_secret_.*$/, '')
  const [month = '', year = ''] = expiry.split('/')
  const card = { number: number.replaceAll(' ', ''), exp_month: String(Number(month)), exp_year: `20${year}`, cvc }
  const body = new URLSearchParams({ client_secret: clientSecret, 'payment_method_data[type]': 'card' })
  for (const [name, value] of Object.entries(card)) body.set(`payment_method_data[card][${name}]`, value)
  const headers = { authorization: `Bearer ${publishableKey}`, 'content-type': 'application/x-www-form-urlencoded' }
  let answer: SandboxAnswer
  try {
    const address = `${sandboxUrl}/v1/payment_intents/${intentId}/confirm`
    const response = await fetch(address, { method: 'POST', headers, body: body.toString() })
    answer = (await response.json()) as SandboxAnswer
  } catch {
    return { is: 'unheard' }
  }
  if (answer.error) return cardRefusalOf(answer.error)
  const step = answer.next_action?.use_stripe_sdk?.stripe_js
  if (answer.status === 'requires_action' && step !== undefined) return { is: 'step', address: step }
  return { is: 'given', isPaid: answer.status === 'succeeded' }
}

/** The sandbox's address for cards: `sandbox.stripe.payments` of a product. */
interface CardService {
  readonly baseUrl: string
  readonly publishableKey: string
}

export interface Confirmed {
  readonly id: string
  readonly status: string
  readonly client_secret: string
  readonly next_action: { readonly use_stripe_sdk: { readonly stripe_js: string } } | null
}

export interface Refused {
  readonly code: string
  readonly decline_code?: string
  readonly payment_intent?: Confirmed
}

/** The sandbox's answer to a card: the intent, or why it was refused. */
export interface CardAnswer {
  readonly httpStatus: number
  readonly intent: Confirmed | undefined
  readonly error: Refused | undefined
}

/** Confirms a payment like a browser: with the publishable key, the payment's secret, and a typed card. */
export async function confirmByCard(
  { baseUrl, publishableKey }: CardService,
  clientSecret: string,
  number: string,
  card: object = {},
): Promise<CardAnswer> {
  const fields = { number, exp_month: '12', exp_year: String(new Date().getFullYear() + 3), cvc: '123', ...card }
  const body = new URLSearchParams({ client_secret: clientSecret, 'payment_method_data[type]': 'card' })
  for (const [name, value] of Object.entries(fields)) body.set(`payment_method_data[card][${name}]`, value)
  const intentId = clientSecret.replace(/_secret_.*/, '')
  const headers = { authorization: `Bearer ${publishableKey}` }
  const response = await fetch(`${baseUrl}/v1/payment_intents/${intentId}/confirm`, { method: 'POST', headers, body })
  const answer = (await response.json()) as Confirmed & { readonly error?: Refused }
  return { httpStatus: response.status, intent: response.ok ? answer : undefined, error: answer.error }
}

/** Completes, or fails, the step that a card's bank requires. */
export async function answerBankStep({ intent }: CardAnswer, outcome: 'complete' | 'fail'): Promise<string> {
  const address = intent?.next_action?.use_stripe_sdk.stripe_js
  if (address === undefined) throw new Error('the bank asked for no step')
  const shown = await fetch(address)
  if (!(await shown.text()).includes('value="complete"')) throw new Error('the page of the bank shows no step')
  const response = await fetch(address, { method: 'POST', body: new URLSearchParams({ outcome }) })
  return /data-status="(\w+)"/.exec(await response.text())?.[1] ?? ''
}

import type { Answers, SentCall } from '../../shared/testing/answerCalls.ts'
import { signedInProvider } from './signedInProvider.ts'

export const paymentId = '3f0d5ad6-7c43-4f2b-9a55-000000000001'
const sandboxUrl = 'http://127.0.0.1:4242'
const confirm = `POST /v1/payment_intents/pi_1/confirm`

export const priceOf = (net: number) => ({
  net,
  vat: net / 5,
  gross: net * 1.2,
  currency: 'EUR',
  vatPercent: 20,
  treatment: 'domestic',
  country: 'FR',
})

const packs = [
  { pack: 'one', credits: 1, net: 5_000, unitNet: 5_000, price: priceOf(5_000) },
  { pack: 'five', credits: 5, net: 22_500, unitNet: 4_500, price: priceOf(22_500) },
]

/** What the service answers a card: paid, refused, or a step of the bank. */
export const paid = { body: { status: 'succeeded' } }
export const declined = (code: string, decline_code?: string) => ({ status: 402, body: { error: { code, decline_code } } })
export const bankStep = {
  body: { status: 'requires_action', next_action: { use_stripe_sdk: { stripe_js: `${sandboxUrl}/sandbox/3d-secure/pi_1` } } },
}

interface Selling {
  /** In turn; the last one for all further tries. */
  readonly card?: readonly { readonly status?: number; readonly body?: object }[]
  readonly settled?: readonly {
    readonly status: string
    readonly failure?: { readonly code: string; readonly declineCode: string | null }
  }[]
  readonly more?: Answers
}

/** A server and a payment service that sell packs: the balance rises when the purchase is settled as succeeded. */
export function sellingServer({ card = [paid], settled = [{ status: 'succeeded' }], more = {} }: Selling = {}): Answers {
  let { credits } = signedInProvider
  const [nextCard, nextSettled] = [inTurn(card), inTurn(settled)]
  return {
    'GET /api/pro/me': () => ({ body: { ...signedInProvider, credits } }),
    'GET /api/pro/credit-entries': () => ({ body: [], headers: { 'content-range': 'credit-entries 0-0/0' } }),
    'GET /api/pro/payments': () => ({ body: [], headers: { 'content-range': 'payments 0-0/0' } }),
    'GET /api/pro/credits/packs': () => ({ body: { packs } }),
    'GET /api/pro/payments/setup': () => ({ body: { kind: 'sandbox', publishableKey: 'pk_test_1', sandboxUrl } }),
    'POST /api/pro/credits/purchases': ({ body }: SentCall) => {
      const { price } = packs.find(({ pack }) => pack === (body as { pack: string }).pack) ?? packs[0] ?? {}
      return { body: { paymentId, intentId: 'pi_1', clientSecret: 'pi_1_secret_2', price } }
    },
    [confirm]: () => nextCard(),
    [`POST /api/pro/credits/purchases/${paymentId}/settle`]: () => {
      const answer = { id: paymentId, failure: null, ...nextSettled() }
      if (answer.status === 'succeeded') credits += 5
      return { body: answer }
    },
    ...more,
  }
}

function inTurn<Answer>(answers: readonly Answer[]): () => Answer {
  let next = 0
  return () => {
    const answer = answers[Math.min(next, answers.length - 1)]
    if (answer === undefined) throw new Error('there is no answer')
    next += 1
    return answer
  }
}

import type { Dispute, Intent, Refund } from '../../src/integrations/payments/paymentObjects.ts'

/** An intent as Stripe answers it before a card was tried. */
export function newIntent(given: Pick<Intent, 'id' | 'paymentId' | 'providerId' | 'customerId' | 'amount'>): Intent {
  return {
    ...given,
    status: 'requires_card',
    clientSecret: `${given.id}_secret`,
    amountReceived: 0,
    currency: 'EUR',
    invoiceId: null,
    failure: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    paidAt: null,
  }
}

/** The objects of an account at Stripe as they stand now; whoever asks gets them, as over HTTP, a moment later. */
export class StripeAccount {
  readonly #intents = new Map<string, Intent>()
  readonly #refunds = new Map<string, Refund>()
  readonly #disputes = new Map<string, Dispute>()

  readonly intents = { retrieve: (id: string): Promise<Intent> => asked(this.#intents, id) }
  readonly refunds = {
    retrieve: (id: string): Promise<Refund> => asked(this.#refunds, id),
    listOf: async (intentId: string): Promise<readonly Refund[]> =>
      [...this.#refunds.values()].filter((refund) => refund.intentId === intentId),
    create: ({ intentId, key }: { readonly intentId: string; readonly key: string }): Promise<Refund> => {
      this.putRefund(`re_${key}`, intentId, existing(this.#intents, intentId).amount)
      return asked(this.#refunds, `re_${key}`)
    },
  }
  readonly disputes = { retrieve: (id: string): Promise<Dispute> => asked(this.#disputes, id) }

  putIntent(intent: Intent): void {
    this.#intents.set(intent.id, intent)
  }

  changeIntent(id: string, changes: Partial<Intent>): void {
    this.#intents.set(id, { ...existing(this.#intents, id), ...changes })
  }

  pay(id: string): void {
    const { amount } = existing(this.#intents, id)
    this.changeIntent(id, { status: 'succeeded', amountReceived: amount, failure: null, paidAt: '2026-11-20T10:01:00.000Z' })
  }

  putRefund(id: string, intentId: string, amount: number): void {
    this.#refunds.set(id, { id, intentId, amount, currency: 'EUR', status: 'succeeded', createdAt: '2026-11-21T10:00:00.000Z' })
  }

  putDispute(id: string, intentId: string, status: Dispute['status']): void {
    const { amount } = existing(this.#intents, intentId)
    const about = { intentId, amount, currency: 'EUR', reason: 'fraudulent' }
    this.#disputes.set(id, { id, ...about, status, createdAt: '2026-11-21T11:00:00.000Z' })
  }
}

async function asked<Each>(objects: ReadonlyMap<string, Each>, id: string): Promise<Each> {
  const answer = existing(objects, id)
  await new Promise<void>((resolve) => void setImmediate(resolve))
  return answer
}

function existing<Each>(objects: ReadonlyMap<string, Each>, id: string): Each {
  const found = objects.get(id)
  if (!found) throw new Error(`Stripe has no ${id}`)
  return found
}

import { randomUUID } from 'node:crypto'
import { PaymentId } from '../../src/domain/ids.ts'
import { answeredInTime } from './answeredInTime.ts'
import type { TestProduct } from './testProduct.ts'

interface StartedPurchase {
  readonly paymentId: PaymentId
  readonly intentId: string
  readonly clientSecret: string
}

/** Starts the purchase of five credits. */
export async function startedPurchase(product: TestProduct, token: string): Promise<StartedPurchase> {
  const key = randomUUID()
  const started = await answeredInTime(() =>
    product.call<StartedPurchase>('POST', '/api/pro/credits/purchases', { token, key, body: { pack: 'five' } }),
  )
  return { ...started.body, paymentId: PaymentId.parse(started.body.paymentId) }
}

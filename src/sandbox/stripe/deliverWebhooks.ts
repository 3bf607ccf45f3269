import type { Pool } from 'pg'
import { Stripe } from 'stripe'

/** Delivers a webhook and returns the status of the answer. */
export type WebhookReceiver = (body: string, signature: string) => Promise<number>

interface DeliveryOptions {
  readonly pool: Pool
  readonly secret: string
  readonly receiver: WebhookReceiver
  readonly now: () => Date
}

interface Delivery {
  readonly id: string
  readonly body: string
  readonly attempts: number
}

/** The number of attempts. */
const mostAttempts = 8

const take = `
  UPDATE sandbox.stripe_deliveries SET attempts = attempts + 1, due_at = now() + interval '1 second' * power(3, attempts)
  WHERE id IN (SELECT id FROM sandbox.stripe_deliveries WHERE due_at <= now() ORDER BY due_at, id LIMIT 20 FOR UPDATE SKIP LOCKED)
  RETURNING id, body, attempts`

/** Sends due webhooks in order; a failed one is retried with growing pauses. */
export async function deliverWebhooks({ pool, secret, receiver, now }: DeliveryOptions): Promise<void> {
  const { rows } = await pool.query<Delivery>(take)
  for (const { id, body, attempts } of rows.toSorted((a, b) => Number(BigInt(a.id) - BigInt(b.id)))) {
    const timestamp = Math.floor(now().getTime() / 1_000)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
    const status = await receiver(body, signature).catch(() => 0)
    if ((status >= 200 && status < 300) || attempts >= mostAttempts)
      await pool.query('DELETE FROM sandbox.stripe_deliveries WHERE id = $1', [id])
  }
}

/** For tests: resolves when all webhooks were sent; returns how many are pending. */
export async function webhooksToCome(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: string }>('SELECT count(*) FROM sandbox.stripe_deliveries')
  return Number(rows[0]?.count ?? 0)
}

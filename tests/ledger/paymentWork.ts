import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'
import { type EffectPayload, effectPayloads } from '../../src/domain/effect.ts'
import { PaymentFailure } from '../../src/integrations/payments/paymentFailure.ts'
import { carryOutPaymentCall } from '../../src/jobs/payments/carryOutPaymentCall.ts'
import type { SubscriptionServices } from '../../src/jobs/payments/settleSubscription.ts'
import { endStripeEvent, listStripeEvents } from '../../src/operational/stripeEvents.ts'
import { paymentSettlers } from '../../src/paymentSettlers.ts'

interface Work {
  readonly pool: Pool
  readonly services: SubscriptionServices
}

/** What the worker does about payments, and nothing else: it hands webhooks on and carries calls out, again and again until it is stopped. */
export function startPaymentWork(work: Work): { failure(): unknown; stop(): Promise<void> } {
  const stopping = new AbortController()
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await turn(work)
      await delay(100, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })()
  let failed: unknown
  running.catch((error: unknown) => {
    failed = error
  })
  return {
    /** Why it stands still; undefined as long as it does not. */
    failure: () => failed,
    async stop() {
      stopping.abort()
      await running
    },
  }
}

async function turn({ pool, services }: Work): Promise<void> {
  const settlers = paymentSettlers(services)
  const events = await listStripeEvents(pool, 100, 'received')
  // What was asked a moment ago is asked once, for all that tell of it.
  const asked = new Map<string, boolean>()
  for (const event of events) {
    const { id, objectKind, objectId } = event
    const settle = settlers[objectKind]
    const isSettled = asked.get(objectId) ?? (await succeeds(async () => settle?.(objectId, event)))
    asked.set(objectId, isSettled)
    if (isSettled) await endStripeEvent(pool, id, settle ? 'settled' : 'ignored', new Date())
  }
  const { rows } = await pool.query<{ id: string; payload: EffectPayload<'paymentCall'> }>(
    "SELECT id, payload FROM operational.effects WHERE kind = 'paymentCall' AND state = 'pending'",
  )
  for (const { id, payload } of rows) {
    if (await succeeds(() => carryOutPaymentCall(services, effectPayloads.paymentCall.parse(payload))))
      await pool.query("UPDATE operational.effects SET state = 'done', finished_at = now() WHERE id = $1", [id])
  }
}

/** A payment service that is in the way is asked again in the next turn. */
async function succeeds(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof PaymentFailure && !error.isFinal) return false
    throw error
  }
}

/** How much is left to do. */
export async function paymentWorkLeft(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ left: number }>(
    `SELECT ((SELECT count(*) FROM operational.stripe_events WHERE state = 'received')
           + (SELECT count(*) FROM operational.effects WHERE kind = 'paymentCall' AND state = 'pending'))::int AS left`,
  )
  return rows[0]?.left ?? 0
}

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

/** The payment part of the worker only: settles webhooks and runs calls repeatedly until it is stopped. */
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
    /** Why it stopped; undefined while it works. */
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
  // Each object is settled once per pass, for all notices about it.
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

/** When the payment service fails, the next turn tries again. */
async function succeeds(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof PaymentFailure && !error.isFinal) return false
    throw error
  }
}

/** How much is pending. */
export async function paymentWorkLeft(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ left: number }>(
    `SELECT ((SELECT count(*) FROM operational.stripe_events WHERE state = 'received')
           + (SELECT count(*) FROM operational.effects WHERE kind = 'paymentCall' AND state = 'pending'))::int AS left`,
  )
  return rows[0]?.left ?? 0
}

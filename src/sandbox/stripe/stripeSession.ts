import type { Stripe } from 'stripe'
import { newId, type StripeSession, type StripeTables } from './stripeStore.ts'

interface SessionOptions {
  readonly tables: StripeTables
  readonly baseUrl: string
  /** The product's clock. */
  readonly productNow: Date
  /** Seconds; the sandbox's current time by default. */
  readonly at?: number
}

/** What handlers use within one turn. */
export async function openSession({ tables, baseUrl, productNow, at }: SessionOptions): Promise<StripeSession> {
  const { switches, aheadSeconds } = await tables.settings()
  const now = at ?? Math.floor(productNow.getTime() / 1_000) + aheadSeconds
  return { tables, baseUrl, now, switches, emit: (type, about) => emit(tables, now, type, about) }
}

async function emit(tables: StripeTables, now: number, type: string, about: object): Promise<void> {
  const event = {
    id: newId('evt'),
    object: 'event' as const,
    api_version: '2026-10-28.endive',
    created: now,
    data: { object: about },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  } satisfies Omit<Stripe.EventBase, 'data' | 'type'> & { data: { object: object }; type: string }
  await tables.put(event)
  const { switches } = await tables.settings()
  const { delayMs, times, shuffle, lose } = switches.webhooks
  if (lose > 0) await tables.change({ switches: { ...switches, webhooks: { ...switches.webhooks, lose: lose - 1 } } })
  if (lose !== 0) return
  const body = JSON.stringify(event, undefined, 2)
  for (let time = 0; time < times; time++) {
    const dueAt = Date.now() + delayMs + (shuffle ? Math.random() * shuffledOverMs : 0)
    await tables.deliver(event.id, body, new Date(dueAt))
  }
}

const shuffledOverMs = 1_500

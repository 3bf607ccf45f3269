import type { Pool } from 'pg'
import { listenOnLoopback } from '../listenOnLoopback.ts'
import { carryOutControl } from './carryOutControl.ts'
import { catchUp, isAnythingDue } from './catchUp.ts'
import { deliverWebhooks, type WebhookReceiver, webhooksToCome } from './deliverWebhooks.ts'
import { createStripeServer } from './stripeServer.ts'
import { StripeStore } from './stripeStore.ts'

export interface StripeSandbox {
  /** The options of `createStripePayments`. */
  readonly payments: {
    readonly baseUrl: string
    readonly secretKey: string
    readonly publishableKey: string
    readonly webhookSecret: string
  }
  /** From now on, sends webhooks there. */
  deliverTo(receiver: WebhookReceiver): void
  /** `switches`, `clock`, `refunds`, `disputes` and `disputes/close`, as over HTTP; docs/payments.md. */
  control(what: string, given: object): Promise<object>
  /** How many webhooks are pending. */
  webhooksToCome(): Promise<number>
  close(): Promise<void>
}

interface StripeSandboxOptions {
  readonly pool: Pool
  readonly port?: number
  /** The product's clock; the sandbox's clock may be ahead of it. */
  readonly now?: () => Date
  readonly environment?: Readonly<Record<string, string | undefined>>
}

const everyMs = 200

/**
 * Starts the stand-in of Stripe, reachable only from this machine.
 * @throws with a live key, and in production
 */
export async function startStripeSandbox({
  pool,
  port = 0,
  now = () => new Date(),
  environment = process.env,
}: StripeSandboxOptions): Promise<StripeSandbox> {
  refuseLiveKeys(environment)
  const store = await StripeStore.open(pool)
  const { secretKey, publishableKey, webhookSecret } = await store.settings()
  let baseUrl = ''
  const server = createStripeServer({ store, baseUrl: () => baseUrl, now })
  baseUrl = `http://127.0.0.1:${await listenOnLoopback(server, port)}`
  let receiver: WebhookReceiver | undefined
  let running: Promise<void> | undefined
  async function turn(): Promise<void> {
    if (!(await isAnythingDue(pool, now()))) return
    await store.inTurn((tables) => catchUp(tables, baseUrl, now()))
    if (receiver) await deliverWebhooks({ pool, secret: webhookSecret, receiver, now })
  }
  const timer = setInterval(() => {
    // When the database is unavailable, due work waits until it is back.
    running ??= turn()
      .catch(() => {})
      .finally(() => {
        running = undefined
      })
  }, everyMs)
  return {
    payments: { baseUrl, secretKey, publishableKey, webhookSecret },
    deliverTo(given) {
      receiver = given
    },
    control: (what, given) => carryOutControl({ store, baseUrl, now }, what, given),
    webhooksToCome: () => webhooksToCome(pool),
    async close() {
      clearInterval(timer)
      await running
      await new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      })
    },
  }
}

function refuseLiveKeys(environment: Readonly<Record<string, string | undefined>>): void {
  if (environment['NODE_ENV'] === 'production') throw new Error('the payments sandbox does not start in production: it would take no money')
  const live = Object.entries(environment).find(([, value]) => /^[spr]k_live_/.test(value ?? ''))
  if (live) throw new Error(`the payments sandbox does not start beside a live key: ${live[0]} holds one`)
}

import { z } from 'zod'
import { catchUp } from './catchUp.ts'
import { newDispute } from './newStripeObjects.ts'
import { closeDispute, refund } from './refundRoutes.ts'
import { StripeProblem } from './stripeProblem.ts'
import { existing } from './stripeRoute.ts'
import { openSession } from './stripeSession.ts'
import { idIn, type StripeSession, type StripeStore } from './stripeStore.ts'
import { StripeSwitches } from './stripeSwitches.ts'

export interface ControlOptions {
  readonly store: StripeStore
  readonly baseUrl: string
  readonly now: () => Date
}

const Switches = StripeSwitches.omit({ webhooks: true }).extend({ webhooks: StripeSwitches.shape.webhooks.partial() }).partial()
const Clock = z.strictObject({ seconds: z.int().min(0).default(0), days: z.int().min(0).default(0), to: z.iso.datetime().optional() })
const RefundOrder = z.strictObject({ intent: z.string(), amount: z.int().positive().optional() })
const DisputeOrder = z.strictObject({
  intent: z.string(),
  reason: z.enum(['fraudulent', 'product_not_received', 'inquiry']).default('fraudulent'),
})
const Closing = z.strictObject({ dispute: z.string(), outcome: z.enum(['won', 'lost']) })

/**
 * Controls for people and tests: `switches` sets the given ones, `clock` advances and runs what is due, `refunds` refunds as from Stripe's
 * dashboard, `disputes` lets the payer's bank take money, `disputes/close` decides.
 */
export async function carryOutControl({ store, baseUrl, now }: ControlOptions, what: string, given: unknown): Promise<object> {
  return store.inTurn(async (tables) => {
    const session = await openSession({ tables, baseUrl, productNow: now() })
    switch (what) {
      case 'switches': {
        const { webhooks, ...others } = Switches.parse(given)
        const present = session.switches
        const switches = StripeSwitches.parse({ ...present, ...others, webhooks: { ...present.webhooks, ...webhooks } })
        await tables.change({ switches })
        return switches
      }
      case 'clock': {
        const { seconds, days, to } = Clock.parse(given)
        const { aheadSeconds } = await tables.settings()
        const by = to === undefined ? seconds + days * 86_400 : Math.floor(Date.parse(to) / 1_000) - session.now
        if (by < 0) throw new StripeProblem(400, { type: 'invalid_request_error', message: 'The clock moves forward alone.' })
        await tables.change({ aheadSeconds: aheadSeconds + by })
        await catchUp(tables, baseUrl, now())
        return { now: new Date((session.now + by) * 1_000).toISOString() }
      }
      case 'refunds': {
        const { intent, amount } = RefundOrder.parse(given)
        return refund(session, intent, amount)
      }
      case 'disputes':
        return dispute(session, DisputeOrder.parse(given))
      case 'disputes/close': {
        const { dispute: id, outcome } = Closing.parse(given)
        return closeDispute(session, id, outcome)
      }
      default:
        throw new StripeProblem(404, { type: 'invalid_request_error', message: `The sandbox has no switch ${what}.` })
    }
  })
}

async function dispute(session: StripeSession, { intent: id, reason }: z.infer<typeof DisputeOrder>): Promise<object> {
  const { tables, now, emit } = session
  const intent = await existing(session, 'payment_intent', id)
  const charge = await existing(session, 'charge', idIn(intent.latest_charge))
  if (intent.status !== 'succeeded') throw StripeProblem.invalid('payment_intent_unexpected_state', 'intent', `It is ${intent.status}.`)
  const disputed = await tables.put({ ...charge, disputed: reason !== 'inquiry' })
  const opened = await tables.put(newDispute(now, disputed, reason))
  await emit('charge.dispute.created', opened)
  return opened
}

import pTimeout from 'p-timeout'
import type { Stripe } from 'stripe'
import type { ConcurrencyGate } from '../../platform/concurrencyGate.ts'
import { TimedOut, toPaymentFailure } from './stripeFailure.ts'

/** The options of a reading call, and of a changing call. */
type Options = Pick<Stripe.RequestOptions, 'timeout' | 'idempotencyKey'>

/** Calls of Stripe with a common time limit. */
export interface StripeCalls {
  read<Answer>(call: (options: Options) => Promise<Answer>): Promise<Answer>
  /** @param key of the action; the same key with other parameters is refused */
  write<Answer>(key: string, call: (options: Options) => Promise<Answer>): Promise<Answer>
}

/** A list is read page by page, each with this time limit. */
const pageTimeoutMs = 10_000

/**
 * Forwards calls, a few at a time, so that a service that hangs blocks nothing else. The caller retries: a person tries again, a job later.
 * @param until by `performance.now()`
 */
export function stripeCalls(gate: ConcurrencyGate, until: number): StripeCalls {
  async function call<Answer>(key: string | undefined, run: (options: Options) => Promise<Answer>): Promise<Answer> {
    const left = () => Math.ceil(until - performance.now())
    const ended = new TimedOut()
    try {
      if (left() <= 0) throw ended
      const running = gate.run(() => {
        const timeout = left()
        if (timeout <= 0) return Promise.reject(ended)
        return run({ timeout, ...(key !== undefined && { idempotencyKey: key }) })
      })
      return await pTimeout(running, { milliseconds: left(), message: ended })
    } catch (error) {
      throw toPaymentFailure(error, key !== undefined)
    }
  }
  return { read: (run) => call(undefined, run), write: call }
}

/** Reads a list to its end. */
export async function* listed<Item extends { id: string }, Shown>(
  gate: ConcurrencyGate,
  list: (startingAfter: { starting_after?: string }, options: Options) => Promise<Stripe.ApiList<Item>>,
  show: (item: Item) => Shown,
): AsyncGenerator<Shown> {
  let after: { starting_after?: string } = {}
  for (;;) {
    const page = await stripeCalls(gate, performance.now() + pageTimeoutMs).read((options) => list(after, options))
    for (const item of page.data) yield show(item)
    const last = page.data.at(-1)
    if (!page.has_more || !last) return
    after = { starting_after: last.id }
  }
}

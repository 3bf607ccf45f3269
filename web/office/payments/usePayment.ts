import { useEffect, useRef, useState } from 'react'
import type { Confirmation, ConfirmCard, Price, Settlement, StartedPayment } from './paymentContract.ts'
import { callErrorOf, type PaymentError, paymentErrorOf } from './paymentErrors.ts'

export type PaymentState =
  /** A card can be entered; `problem`: why the last attempt failed. */
  | { readonly is: 'ready'; readonly problem?: PaymentError | Error }
  | { readonly is: 'working' }
  /** The bank requires a confirmation. */
  | { readonly is: 'step'; readonly address: string }
  /** The card may be charged already: it is not sent again; the state is checked. */
  | { readonly is: 'open'; readonly problem: PaymentError }
  /** Nothing more can be done here. */
  | { readonly is: 'over'; readonly problem: PaymentError }
  | { readonly is: 'paid' }

export interface PaymentOptions<Started extends StartedPayment> {
  /** The price that was shown to the person. */
  readonly price: Price
  /** Starts the payment on the server; called again for the same payment after a failure. */
  readonly begin: () => Promise<Started>
  /** Has the server ask the payment service for the state of the payment, and record it. */
  readonly settle: (started: Started) => Promise<Settlement>
  readonly onPaid: (started: Started) => void
}

/** A bank may be slow, so the pauses between checks grow. */
const pauseMs = (tries: number) => Math.min(500 * 2 ** tries, 5_000)

/**
 * A payment by card: the same payment for all attempts, so that after a declined card another one can be used. Whatever the payment service
 * tells the browser, our server asks it and decides.
 */
export function usePayment<Started extends StartedPayment>({ price, begin, settle, onPaid }: PaymentOptions<Started>) {
  const [state, setState] = useState<PaymentState>({ is: 'ready' })
  const [agreed, setAgreed] = useState(price)
  const started = useRef<Started>(null)
  const isBusy = useRef(false)
  const left = useRef<AbortController>(null)
  useEffect(() => {
    const controller = new AbortController()
    left.current = controller
    return () => controller.abort()
  }, [])

  /** One at a time: a second click during the first one's work does nothing. */
  async function alone(act: () => Promise<PaymentState>): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setState({ is: 'working' })
    const next = await act().finally(() => {
      isBusy.current = false
    })
    setState(next)
    if (next.is === 'paid' && started.current) onPaid(started.current)
  }

  async function payWith(confirm: ConfirmCard): Promise<PaymentState> {
    let payment: Started
    try {
      payment = started.current ?? (await begin())
    } catch (error) {
      return { is: 'ready', problem: error as Error }
    }
    started.current = payment
    if (payment.price.gross !== agreed.gross) {
      setAgreed(payment.price)
      return { is: 'ready', problem: 'price_changed' }
    }
    const confirmation = await confirm(payment.clientSecret)
    if (confirmation.is === 'step') return confirmation
    if (confirmation.is === 'refused') return { is: 'ready', problem: paymentErrorOf(confirmation) }
    return settled(payment, confirmation)
  }

  async function settled(payment: Started, confirmation?: Confirmation, isAfterStep = false): Promise<PaymentState> {
    for (let tries = 0; !left.current?.signal.aborted; tries += 1) {
      let answer: Settlement
      try {
        answer = await settle(payment)
      } catch (error) {
        const isPaid = confirmation?.is === 'given' && confirmation.isPaid
        return { is: 'open', problem: isPaid ? 'credit_log_failed' : (callErrorOf(error) ?? 'payment_processing') }
      }
      switch (answer.status) {
        case 'succeeded':
          return { is: 'paid' }
        case 'failed': {
          const problem = paymentErrorOf(answer.failure)
          return { is: 'ready', problem: isAfterStep && problem === 'payment_failed' ? 'step_failed' : problem }
        }
        case 'requires_card':
          // The card never arrived.
          return { is: 'ready', problem: 'payment_failed' }
        case 'requires_action':
          return { is: 'ready', problem: 'step_failed' }
        case 'canceled':
          // This payment has ended; the next attempt starts another one.
          started.current = null
          return { is: 'ready', problem: 'canceled' }
        case 'amount_capturable_updated':
        case 'unknown_status':
          return { is: 'over', problem: answer.status }
        case 'processing':
          setState({ is: 'open', problem: 'processing' })
          await pause(pauseMs(tries), left.current?.signal)
      }
    }
    return { is: 'open', problem: 'processing' }
  }

  const askAgain = (isAfterStep: boolean) =>
    void alone(async () => (started.current ? settled(started.current, undefined, isAfterStep) : { is: 'ready' }))

  return {
    state,
    /** The price that the person sees and pays. */
    agreed,
    pay: (confirm: ConfirmCard) => void alone(() => payWith(confirm)),
    check: () => askAgain(false),
    endStep: () => askAgain(true),
  }
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}

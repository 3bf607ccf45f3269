import type { paymentCalls } from '../../../src/api/schemas/pro/paymentCalls.ts'
import type { AnswerOf } from '../../shared/api/typedCalls.ts'

export type PaymentSetup = AnswerOf<typeof paymentCalls.showPaymentSetup>
type Bought = AnswerOf<typeof paymentCalls.startPurchase>
export type Price = Bought['price']
/** The state of a payment, as the server knows it. */
export type Settlement = Pick<AnswerOf<typeof paymentCalls.settlePurchase>, 'status' | 'failure'>

/** A payment that the server has started and that a card can be charged for. */
export type StartedPayment = Pick<Bought, 'paymentId' | 'clientSecret' | 'price'>

/** The outcome of sending the card to the payment service. */
export type Confirmation =
  /** It accepted the card; `isPaid`: it said that the payment succeeded. */
  | { readonly is: 'given'; readonly isPaid: boolean }
  /** The bank requires a confirmation at this address. */
  | { readonly is: 'step'; readonly address: string }
  | { readonly is: 'refused'; readonly code: string; readonly declineCode: string | null }
  /** There was no answer: the card may have been charged. */
  | { readonly is: 'unheard' }

/** Sends the typed card to the payment service, for the payment with this secret. */
export type ConfirmCard = (clientSecret: string) => Promise<Confirmation>

/** Fields for a card. */
export interface CardFieldsProps {
  readonly setup: PaymentSetup
  readonly isWorking: boolean
  readonly onPay: (confirm: ConfirmCard) => void
  /** The buttons to pay and to leave. */
  readonly children: React.ReactNode
}

import type { paymentCalls } from '../../../src/api/schemas/pro/paymentCalls.ts'
import type { AnswerOf } from '../../shared/api/typedCalls.ts'

export type PaymentSetup = AnswerOf<typeof paymentCalls.showPaymentSetup>
type Bought = AnswerOf<typeof paymentCalls.startPurchase>
export type Price = Bought['price']
/** How a payment stands, as the server learned it. */
export type Settlement = Pick<AnswerOf<typeof paymentCalls.settlePurchase>, 'status' | 'failure'>

/** A payment that the server has begun, which the card is given to. */
export type StartedPayment = Pick<Bought, 'paymentId' | 'clientSecret' | 'price'>

/** What came of giving the card to the payment service. */
export type Confirmation =
  /** It has the card; `isPaid`: it said that the money is there. */
  | { readonly is: 'given'; readonly isPaid: boolean }
  /** The bank asks for a step, at this address. */
  | { readonly is: 'step'; readonly address: string }
  | { readonly is: 'refused'; readonly code: string; readonly declineCode: string | null }
  /** No answer came: it may have been carried out. */
  | { readonly is: 'unheard' }

/** Gives the typed card to the payment service, for the payment of this secret. */
export type ConfirmCard = (clientSecret: string) => Promise<Confirmation>

/** Fields for a card. */
export interface CardFieldsProps {
  readonly setup: PaymentSetup
  readonly isWorking: boolean
  readonly onPay: (confirm: ConfirmCard) => void
  /** What is pressed to pay, and to leave. */
  readonly children: React.ReactNode
}

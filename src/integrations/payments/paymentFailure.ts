import type { PaymentFailureCode } from '../../domain/payment/paymentCodes.ts'

/**
 * A payment service refused something, or gave no answer. Carries neither the service's words nor its error as `cause`: they may repeat
 * what a person typed, and this error reaches logs.
 */
export class PaymentFailure extends Error {
  readonly code: PaymentFailureCode
  /** The bank's reason for declining a card, as Stripe names it. */
  readonly declineCode: string | null
  /** True when the same call would end alike. */
  readonly isFinal: boolean

  constructor(
    code: PaymentFailureCode,
    { isFinal, declineCode = null }: { readonly isFinal: boolean; readonly declineCode?: string | null },
  ) {
    super(declineCode === null ? code : `${code} (${declineCode})`)
    this.name = 'PaymentFailure'
    this.code = code
    this.declineCode = declineCode
    this.isFinal = isFinal
  }
}

import type { PaymentFailureCode } from '../../domain/payment/paymentCodes.ts'

/**
 * A payment service refused a call or gave no answer. Contains neither the service's message nor its error as `cause`, since they may quote
 * personal input and this error is logged.
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

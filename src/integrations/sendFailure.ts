/**
 * A message was not sent, or it is unknown whether it was. Contains neither the service's message nor its error as `cause`, since they
 * quote numbers and addresses and this error is logged.
 */
export class SendFailure extends Error {
  /** The service's own code for the failure. */
  readonly code: string
  /** True when a retry would fail the same way: the recipient cannot be reached by this service. */
  readonly final: boolean
  /** Set when the recipient's address was refused: permanently or temporarily. */
  readonly bounce: 'hard' | 'soft' | undefined
  /** The earliest time for a retry; absent when the usual pause is enough. */
  readonly notBefore: Date | undefined

  constructor(
    code: string,
    { final, bounce, notBefore }: { readonly final: boolean; readonly bounce?: 'hard' | 'soft' | undefined; readonly notBefore?: Date },
  ) {
    super(code)
    this.name = 'SendFailure'
    this.code = code
    this.final = final
    this.bounce = bounce
    this.notBefore = notBefore
  }
}

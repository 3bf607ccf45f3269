/**
 * A message did not go out, or it is not known whether it did. Carries neither the service's words nor its error as `cause`: they
 * repeat numbers and addresses, and this error reaches logs.
 */
export class SendFailure extends Error {
  /** What happened, as the service's own code. */
  readonly code: string
  /** True when another attempt would end alike: the recipient can't be reached this way. */
  readonly final: boolean
  /** Set when the recipient's address was refused: for good, or for the moment. */
  readonly bounce: 'hard' | 'soft' | undefined
  /** Another attempt has no sense before; absent where the usual wait will do. */
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

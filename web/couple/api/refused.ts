/** A refusal: `success: false` with a message for the person and a stable code. */
export class Refused extends Error {
  override name = 'Refused'
  readonly slug: string
  readonly fields: readonly { readonly field: string; readonly message: string }[]
  /** The whole answer, e.g. the cards of `choose-prestataires`. */
  readonly answer: unknown

  private constructor(answer: RefusedAnswer) {
    super(answer.error ?? '')
    this.slug = answer.error_slug ?? ''
    this.fields = answer.errors ?? []
    this.answer = answer
  }

  /** The refusal in an answer; undefined when it is not one. */
  static read(answer: unknown): Refused | undefined {
    if (typeof answer !== 'object' || answer === null || !('success' in answer) || answer.success !== false) return undefined
    return new Refused(answer as unknown as RefusedAnswer)
  }
}

interface RefusedAnswer {
  readonly error: string | null
  readonly error_slug: string | null
  readonly errors?: readonly { readonly field: string; readonly message: string }[]
}

/** Figures that the page may name once the product's own data bear them out (decisions.md); without one, the sentence stands without a number. */
export interface Claims {
  readonly providers?: number
  readonly answerHours?: number
  /** How many times likelier an answer is for whoever writes to several. */
  readonly chances?: number
}

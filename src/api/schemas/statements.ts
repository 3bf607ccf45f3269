/** Figures that texts may name because the product's own data support them; without one, the sentence stands without a number. */
export interface Statements {
  /** There are more providers than this. */
  readonly providers?: number
  /** As a rule a request is answered within so many hours. */
  readonly answerHours?: number
  /** How many times likelier an answer is for whoever writes to several. */
  readonly chances?: number
}

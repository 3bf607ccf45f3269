/** Something that happens to somebody's payments. */
export interface PaymentAct {
  readonly at: Date
  readonly give: () => Promise<void>
}

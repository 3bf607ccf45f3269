/** One step in the payments of an account. */
export interface PaymentAct {
  readonly at: Date
  readonly give: () => Promise<void>
}

/** A page or a record that can be opened. */
export interface Destination {
  readonly path: string
  readonly name: string
  /** More to recognise it by; '' without. */
  readonly line: string
  /** The name of its group. */
  readonly group: string
}

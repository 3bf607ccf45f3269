/** The requested part of a list: rows `from` to `to`, counted from 0, both included. */
export interface Listing<Field extends string, Filter> {
  readonly sort: { readonly field: Field; readonly descending: boolean }
  readonly from: number
  readonly to: number
  readonly filter: Filter
}

/** A part of a list, and the length of the whole list. */
export interface Listed<Item> {
  readonly items: readonly Item[]
  readonly total: number
}

/** An event as the server keeps it. */
export interface StoredEvent {
  readonly id: string
  readonly stream: string
  readonly revision: bigint
  readonly type: string
  readonly contentType: string
  readonly data: Uint8Array
  readonly metadata: Uint8Array
  /** Commit and prepare position: one number, as the server writes them outside of its old explicit transactions. */
  readonly position: number
  /** .NET ticks since 1970: 100 ns. */
  readonly created: bigint
}

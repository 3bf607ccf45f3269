/** A person's data key (32 bytes), or that the person was erased and has none any more. */
export type PersonKey = Buffer | 'erased'

/** Port to where the data keys of persons live; the log only ever sees what was encrypted under them. */
export interface PersonKeys {
  /**
   * The keys of these persons. With `create`, persons without a key get one, committed before this resolves, so that nothing is
   * ever encrypted under a key that could be lost; without, they are absent from the answer.
   */
  keysFor(personIds: Iterable<string>, options: { readonly create: boolean }): Promise<ReadonlyMap<string, PersonKey>>
  /** Destroys the key for good: what was encrypted under it can be read by nobody. A tombstone keeps the person from getting another. */
  erase(personId: string): Promise<void>
}

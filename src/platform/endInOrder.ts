/**
 * Runs `ends` one after the other, the last one first, because later parts depend on earlier ones. A failure does not
 * stop the remaining ones.
 * @throws the error of the one that failed; AggregateError when several did
 */
export async function endInOrder(ends: (() => Promise<unknown>)[]): Promise<void> {
  const errors: unknown[] = []
  for (const end of ends.splice(0).toReversed()) {
    try {
      await end()
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} parts failed to end`)
  if (errors.length === 1) throw errors[0]
}

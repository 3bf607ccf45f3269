/** Does the work for each item, at most `width` at a time. After a failure nothing new is begun, and it comes out when all have ended. */
export async function inParallel<T>(width: number, items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items[Symbol.iterator]()
  let failed: { readonly error: unknown } | undefined
  const lane = async () => {
    for (let next = waiting.next(); !next.done && !failed; next = waiting.next()) {
      try {
        await work(next.value)
      } catch (error) {
        failed ??= { error }
      }
    }
  }
  await Promise.all(Array.from({ length: width }, lane))
  if (failed) throw failed.error
}

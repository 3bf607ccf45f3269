import pLimit from 'p-limit'

/**
 * Runs the work for each item, at most `width` at a time. After a failure no further item is started; the error is thrown once the running
 * ones have ended.
 */
export async function inParallel<T>(width: number, items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  let failed: { readonly error: unknown } | undefined
  await pLimit(width).map(items, async (item) => {
    if (failed) return
    try {
      await work(item)
    } catch (error) {
      failed ??= { error }
    }
  })
  if (failed) throw failed.error
}

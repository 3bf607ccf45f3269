/** Yields the same values, but requests the next one while the caller works on the current one. */
export async function* readAhead<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]()
  const ask = () => {
    const next = iterator.next()
    // The caller gets the error when it takes this value. A caller that stopped earlier must not cause an unhandled rejection.
    next.catch(() => {})
    return next
  }
  try {
    for (let asked = ask(); ; ) {
      const next = await asked
      if (next.done) return
      asked = ask()
      yield next.value
    }
  } finally {
    await iterator.return?.()
  }
}

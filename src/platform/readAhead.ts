/** The same values; the next one is asked for while the caller works on the one before. */
export async function* readAhead<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]()
  const ask = () => {
    const next = iterator.next()
    // Whoever takes the value hears of a failure; nobody does who stopped before.
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

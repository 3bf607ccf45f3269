/** What leaving the page would lose, e.g. the input of a form. */
interface UnsavedWork {
  /** Asks the person, and resolves to whether it may be lost. */
  readonly ask: () => Promise<boolean>
  /** Drops it without a question. */
  readonly discard: () => void
}

const works = new Set<UnsavedWork>()

/** Registers unsaved work. Returns a function that removes it. */
export function registerUnsaved(work: UnsavedWork): () => void {
  works.add(work)
  return () => works.delete(work)
}

/** Asks about all unsaved work of the page, where there is any. Nothing is dropped yet. */
export async function mayLoseUnsaved(): Promise<boolean> {
  for (const { ask } of works) if (!(await ask())) return false
  return true
}

/** Drops all unsaved work of the page, whose record no longer exists. */
export function discardUnsaved(): void {
  for (const { discard } of works) discard()
}

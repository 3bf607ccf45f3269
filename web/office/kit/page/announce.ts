type Listener = (text: string) => void
const listeners = new Set<Listener>()

/** Announces a text to screen readers (polite), without any visible change. */
export function announce(text: string): void {
  for (const listener of listeners) listener(text)
}

/** Listens for announcements. Returns a function that stops listening. */
export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

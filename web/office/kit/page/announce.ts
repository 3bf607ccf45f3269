type Listener = (text: string) => void
const listeners = new Set<Listener>()

/** Says something to those who listen, politely, without moving anything. */
export function announce(text: string): void {
  for (const listener of listeners) listener(text)
}

/** Hears what is announced; answers the way to stop. */
export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

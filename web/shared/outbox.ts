export interface Outbox<Item> {
  readonly put: (item: Item) => void
}

interface OutboxOptions<Item> {
  readonly address: string
  /** Looked at when something is about to leave: what was put in before a person changed its mind stays here. */
  readonly mayLeave: () => boolean
  /** What some items look like together, as JSON. */
  readonly payload: (items: readonly Item[]) => object
}

const pauseMs = 2_000
const most = 20

/** Collects what is to be sent to a service and sends it in the background, a few at a time; what is left goes when the page does. */
export function openOutbox<Item>({ address, mayLeave, payload }: OutboxOptions<Item>): Outbox<Item> {
  let items: Item[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const empty = () => {
    clearTimeout(timer)
    timer = undefined
    const leaving = items
    items = []
    if (leaving.length > 0 && mayLeave()) post(address, payload(leaving))
  }
  window.addEventListener('pagehide', empty)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && empty())
  return {
    put(item) {
      items.push(item)
      if (items.length >= most) empty()
      else timer ??= setTimeout(empty, pauseMs)
    },
  }
}

/** Outlives the page and carries no cookies. As plain text another origin takes it without being asked first. */
function post(address: string, payload: object): void {
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body: JSON.stringify(payload),
    keepalive: true,
    credentials: 'omit',
  }).catch(() => {})
}

export interface Outbox<Item> {
  readonly put: (item: Item) => void
}

interface OutboxOptions<Item> {
  readonly address: string
  /** Checked before each send, so that nothing is sent after consent was withdrawn. */
  readonly maySend: () => boolean
  /** Makes the payload of several items. */
  readonly payload: (items: readonly Item[]) => object
}

const pauseMs = 2_000
const most = 20

/** Collects items and sends them in the background in batches. The rest is sent when the page is left. */
export function openOutbox<Item>({ address, maySend, payload }: OutboxOptions<Item>): Outbox<Item> {
  let items: Item[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const leaving = items
    items = []
    if (leaving.length > 0 && maySend()) post(address, payload(leaving))
  }
  window.addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush())
  return {
    put(item) {
      items.push(item)
      if (items.length >= most) flush()
      else timer ??= setTimeout(flush, pauseMs)
    },
  }
}

/** `keepalive` lets the request outlive the page. Plain text needs no CORS preflight. */
function post(address: string, payload: object): void {
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body: JSON.stringify(payload),
    keepalive: true,
    credentials: 'omit',
  }).catch(() => {})
}

/** The minimum horizontal movement of a swipe, in pixels. */
const least = 48

interface Swiping {
  /** Called when the finger is lifted: -1 for the previous, 1 for the next. */
  readonly onSwipe: (step: 1 | -1) => void
  /** Called with the horizontal offset; 0 when the finger is lifted. */
  readonly onMove: (pixels: number) => void
}

/** Listens for horizontal swipes. A second finger zooms instead, and a mouse does not swipe. */
export function hearSwipes(over: HTMLElement, { onSwipe, onMove }: Swiping, left: AbortSignal): void {
  let from: { readonly id: number; readonly x: number; readonly y: number } | undefined
  const end = () => {
    from = undefined
    onMove(0)
  }
  const begin = ({ pointerId, pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse' && from === undefined) from = { id: pointerId, x: clientX, y: clientY }
    else end()
  }
  const move = ({ pointerId, clientX }: PointerEvent) => from?.id === pointerId && onMove(clientX - from.x)
  const lift = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (from?.id !== pointerId) return
    const [x, y] = [clientX - from.x, clientY - from.y]
    end()
    if (Math.abs(x) >= least && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
  }
  over.addEventListener('pointerdown', begin, { signal: left })
  over.addEventListener('pointermove', move, { signal: left })
  over.addEventListener('pointerup', lift, { signal: left })
  over.addEventListener('pointercancel', end, { signal: left })
}

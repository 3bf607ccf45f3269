/** So far a finger has to move sideways to turn a page, in pixels. */
const least = 48

interface Swiping {
  /** The finger lifted: -1 is the one before, 1 the next. */
  readonly onSwipe: (step: 1 | -1) => void
  /** How far the finger has moved sideways; 0 when it is lifted. */
  readonly onMove: (pixels: number) => void
}

/** Hears a finger that moves sideways over an element. A second finger zooms, and a mouse drags nothing. */
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

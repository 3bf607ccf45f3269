import { type RefObject, useEffect } from 'react'

/**
 * Moves the focus to the page when the focused element is removed, e.g. with its row, or when a dialog closes whose opener is gone. It would
 * fall to the document's start otherwise, before the header and the menu.
 */
export function useLostFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let lastFocused: EventTarget | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const remember = ({ target }: FocusEvent) => (lastFocused = target)
    const isLost = () => lastFocused instanceof Node && !lastFocused.isConnected && document.activeElement === document.body
    const focusPage = () => {
      if (isLost()) page.current?.focus({ preventScroll: true })
    }
    const removed = new MutationObserver(() => {
      if (!isLost()) return
      clearTimeout(timer)
      // A closed dialog returns the focus by itself, in an effect, if its opener is still there.
      timer = setTimeout(focusPage)
    })
    document.addEventListener('focusin', remember)
    removed.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      removed.disconnect()
      clearTimeout(timer)
    }
  }, [page])
}

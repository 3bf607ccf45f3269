import { type RefObject, useEffect } from 'react'

/** An open dialog; one below another is hidden from screen readers. */
const openDialog = '.MuiModal-root:not([aria-hidden=true]) [role=dialog][tabindex]'

/**
 * Moves the focus to the page, or to the dialog over it, when the focused element is removed, e.g. with its row, or when a dialog closes
 * whose opener is gone. It would fall to the document's start otherwise, before the header and the menu. A button that is disabled while
 * its command runs, which takes the focus from it, has it again afterwards.
 */
export function useLostFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let lastFocused: EventTarget | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const remember = ({ target }: FocusEvent) => (lastFocused = target)
    const isNowhere = () => document.activeElement === document.body
    const isLost = () => lastFocused instanceof Node && !lastFocused.isConnected && isNowhere()
    const focusPage = () => {
      if (!isLost()) return
      const place = document.querySelector<HTMLElement>(openDialog) ?? page.current
      place?.focus({ preventScroll: true })
    }
    const changed = new MutationObserver((changes) => {
      const isEnabled = changes.some(({ type, target }) => type === 'attributes' && target === lastFocused)
      if (isEnabled && isNowhere() && lastFocused instanceof HTMLElement) lastFocused.focus({ preventScroll: true })
      if (!isLost()) return
      clearTimeout(timer)
      // A closed dialog returns the focus by itself, in an effect, if its opener is still there.
      timer = setTimeout(focusPage)
    })
    document.addEventListener('focusin', remember)
    changed.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => {
      document.removeEventListener('focusin', remember)
      changed.disconnect()
      clearTimeout(timer)
    }
  }, [page])
}

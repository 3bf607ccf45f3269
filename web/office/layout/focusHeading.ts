import { announce } from '../kit/page/announce.ts'

/** Loading may be slow. */
const longestWaitMs = 15_000
let stopWaiting = () => {}

/**
 * Moves the focus to the heading of the page that is shown now, and announces it, as a browser does for a new document. Waits until the
 * heading is rendered and no dialog or menu is open any more; gives up when the focus is already in the new page.
 */
export function focusHeading(): void {
  stopWaiting()
  const before = document.activeElement
  const attempt = () => {
    const content = document.getElementById('content')
    const active = document.activeElement
    if (content && active && active !== before && active !== content && content.contains(active)) return stopWaiting()
    const heading = content?.querySelector<HTMLElement>('[data-request-title]') ?? content?.querySelector<HTMLElement>('h1')
    if (!heading || document.querySelector('[role=dialog], [role=menu]')) return undefined
    stopWaiting()
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    announce(heading.textContent)
    return undefined
  }
  const rendered = new MutationObserver(attempt)
  const timer = setTimeout(() => stopWaiting(), longestWaitMs)
  stopWaiting = () => {
    clearTimeout(timer)
    rendered.disconnect()
  }
  rendered.observe(document.body, { childList: true, subtree: true })
  attempt()
}

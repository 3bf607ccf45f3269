/** What is shown over the page and takes the focus meanwhile: dialogs, menus, drawers, and lists of choices. */
const overlays = '.MuiModal-root, .MuiPopper-root, dialog'

let opener: Element | null = null
let lost: string[] = []
let observer: MutationObserver | undefined

/** Watches the page of the present test file for overlays that close without returning the focus. */
export function watchLostFocus(): void {
  observer = new MutationObserver(noteClosed)
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', ({ target }) => {
    if (isOutside(target)) opener = target
  })
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (isOutside(target) && relatedTarget === null) opener = null
  })
}

/** The overlays since the last call that closed and left the focus nowhere, though what had opened them could have had it. */
export function takeLostFocus(): readonly string[] {
  noteClosed(observer?.takeRecords() ?? [])
  const since = lost
  lost = []
  opener = null
  return since
}

function noteClosed(records: readonly MutationRecord[]): void {
  for (const overlay of records.flatMap(({ removedNodes }) => [...removedNodes])) {
    if (!(overlay instanceof Element && overlay.matches(overlays)) || overlay.isConnected) continue
    // A dialog below it takes the focus by itself.
    const canReturn = opener?.isConnected && !opener.matches(':disabled, [hidden] *') && !document.querySelector(overlays)
    if (canReturn && document.activeElement === document.body) lost.push(`${textOf(overlay)} (opened by ${textOf(opener)})`)
  }
}

function isOutside(target: EventTarget | null): target is Element {
  return target instanceof Element && !target.closest(overlays)
}

function textOf(element: Element | null): string {
  return (element?.getAttribute('aria-label') || element?.textContent || '').slice(0, 60)
}

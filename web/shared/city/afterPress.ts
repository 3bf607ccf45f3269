/** Closes the list only when the pointer is released. Closing it on press would move the page, and the click would miss its target. */
export function afterPress(then: () => void): void {
  if (!document.querySelector(':active:not(html, body)')) return then()
  const ends = ['pointerup', 'pointercancel', 'pointerdown', 'click'] as const
  const done = () => {
    for (const end of ends) window.removeEventListener(end, done)
    setTimeout(then)
  }
  for (const end of ends) window.addEventListener(end, done)
}

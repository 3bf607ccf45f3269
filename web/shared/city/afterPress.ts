/** Closes the list only after the pointer is released: closing moves the page, and the press would miss its button. */
export function afterPress(then: () => void): void {
  if (!document.querySelector(':active:not(html, body)')) return then()
  const ends = ['pointerup', 'pointercancel', 'pointerdown', 'click'] as const
  const done = () => {
    for (const end of ends) window.removeEventListener(end, done)
    setTimeout(then)
  }
  for (const end of ends) window.addEventListener(end, done)
}

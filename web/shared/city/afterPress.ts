/** Whoever presses a button while the list is open hits it: the list goes, and the page moves, once the button was released. */
export function afterPress(then: () => void): void {
  if (!document.querySelector(':active:not(html, body)')) return then()
  const ends = ['pointerup', 'pointercancel', 'pointerdown', 'click'] as const
  const done = () => {
    for (const end of ends) window.removeEventListener(end, done)
    setTimeout(then)
  }
  for (const end of ends) window.addEventListener(end, done)
}

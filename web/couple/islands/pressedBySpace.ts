/** A link that does something on this page instead of leading away is a button, for ears and for the space bar. */
export function pressedBySpace(link: HTMLAnchorElement, left: AbortSignal): void {
  link.setAttribute('role', 'button')
  link.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ') return
      event.preventDefault()
      link.click()
    },
    { signal: left },
  )
}

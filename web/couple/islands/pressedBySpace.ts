/** Gives a link that acts on this page the role and the space key of a button. */
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

/** Told to the document when the page that the server drew is taken over. */
export const takenOver = 'alliance:taken-over'

/**
 * What the server drew can be clicked before any script listens to it. Keeps the last button so clicked, and clicks it again once the page is
 * taken over; links work by themselves.
 */
export function keepEarlyClick(): void {
  let clicked: HTMLElement | null = null
  const keep = ({ target }: Event) => {
    clicked = target instanceof Element ? target.closest('button') : null
  }
  document.addEventListener('click', keep, true)
  document.addEventListener(
    takenOver,
    () => {
      document.removeEventListener('click', keep, true)
      if (clicked?.isConnected) clicked.click()
    },
    { once: true },
  )
}

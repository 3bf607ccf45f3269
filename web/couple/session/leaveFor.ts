/** Goes to a page that the server renders. What waits for the answer goes no further on this page. */
export function leaveFor(path: string): Promise<never> {
  // Going back, the browser may show this page as it was left, with what is not to be seen any more.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
  window.location.assign(path)
  return new Promise(() => {})
}

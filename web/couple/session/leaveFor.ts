/** Opens a page that the server renders. The returned promise never resolves, so that code waiting for it does not continue. */
export function leaveFor(path: string): Promise<never> {
  // The back button may restore this page from the browser's cache, with data that must not be shown any more.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
  window.location.assign(path)
  return new Promise(() => {})
}

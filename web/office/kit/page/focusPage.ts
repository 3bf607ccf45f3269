/** Focuses the page when the focused element is gone, e.g. the button of a removed row. */
export function focusPage(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}

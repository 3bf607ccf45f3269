/** Gives the focus to the page, where what had it is gone, e.g. the button of a row that was removed. */
export function focusPage(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}

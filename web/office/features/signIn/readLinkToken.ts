/** The token behind the `#` of a mailed link. Browsers do not send it, so it appears in no server log. */
export function readLinkToken(): string {
  return window.location.hash.slice(1)
}

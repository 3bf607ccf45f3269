/** What stands behind the `#` of a mailed link. Browsers send it to no server, so no log holds it. */
export function readLinkToken(): string {
  return window.location.hash.slice(1)
}

/** Names that lead nowhere on the public web. */
const privateName = /(^|\.)(localhost|local|internal|home\.arpa)$/

/**
 * A company's own address on the web, in the form in which it is stored: with a scheme, https unless another one was written, and a host that has
 * a name and an ending. Letters beyond ASCII in the host are stored as the name system writes them (`xn--…`). Undefined for anything else: another
 * scheme, a user or password, an address of numbers, a name of a private network.
 */
export function parseWebsite(written: string): string | undefined {
  const text = written.trim()
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (/\s/.test(address) || !URL.canParse(address)) return undefined
  const { protocol, hostname, username, password, href } = new URL(address)
  const isNamed = /^[^.]+(\.[^.]+)+$/.test(hostname) && !/\.\d+$/.test(hostname) && !privateName.test(hostname)
  return /^https?:$/.test(protocol) && username === '' && password === '' && isNamed ? href : undefined
}

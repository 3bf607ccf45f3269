const prefix = 'b-'

/** The address for reports about a mail (VERP): the mail's token at the operator's domain. */
export function returnPathOf(token: string, domain: string): string {
  return `${prefix}${token}@${domain}`
}

/** The token in such an address; undefined for any other address. */
export function tokenInReturnPath(address: string, domain: string): string | undefined {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at).toLowerCase()
  return address.slice(at + 1).toLowerCase() === domain.toLowerCase() && local.startsWith(prefix) ? local.slice(prefix.length) : undefined
}

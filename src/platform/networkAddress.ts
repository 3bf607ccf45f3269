import ipaddr from 'ipaddr.js'

/** Whom to count by: an IPv4 address as it is, of IPv6 the /64 that one line is given whole. */
export function networkAddress(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}

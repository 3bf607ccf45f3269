import ipaddr from 'ipaddr.js'

/** The address that limits count by: an IPv4 address as it is, for IPv6 the /64 network that one subscriber gets. */
export function networkAddress(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}

import ipaddr from 'ipaddr.js'

/**
 * True for an address that anybody on the internet may reach. Not for those of this machine and its networks, of providers' own (CGNAT), for
 * tests, and not for IPv6 addresses that wrap an IPv4 one, behind which any of those could hide.
 */
export function isPublicAddress(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false
  return ipaddr.parse(ip).range() === 'unicast'
}

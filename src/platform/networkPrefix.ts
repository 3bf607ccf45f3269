/** The address block that one customer often holds: the /24 of an IPv4 address, the /48 of an IPv6 /64 (`networkAddress`). */
export function networkPrefix(address: string): string {
  const four = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address)?.[1]
  if (four !== undefined) return `${four}.0/24`
  return address.endsWith('::/64') ? `${address.slice(0, -'::/64'.length).split(':').slice(0, 3).join(':')}::/48` : address
}

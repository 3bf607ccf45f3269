import { expect, test } from 'vitest'
import { isPublicAddress } from './publicAddress.ts'

test.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '192.167.255.255', '2606:4700:4700::1111', '2a01:e0a::1'])('%s is public', (ip) => {
  expect(isPublicAddress(ip)).toBe(true)
})

test.each([
  ['this machine', '127.0.0.1'],
  ['this machine', '127.8.9.10'],
  ['this machine', '::1'],
  ['no address yet', '0.0.0.0'],
  ['no address yet', '0.1.2.3'],
  ['no address yet', '::'],
  ['a private network', '10.0.0.1'],
  ['a private network', '172.16.0.1'],
  ['a private network', '172.31.255.255'],
  ['a private network', '192.168.1.1'],
  ['the same link, and the metadata of a cloud', '169.254.169.254'],
  ['the same link', 'fe80::1'],
  ['the same link', 'fe80::1%eth0'],
  ['a private network of IPv6', 'fc00::1'],
  ['a private network of IPv6', 'fd00:ec2::254'],
  ['a former private network of IPv6', 'fec0::1'],
  ['the net of a provider', '100.64.0.1'],
  ['the net of a provider', '100.127.255.254'],
  ['a mapped IPv4 address', '::ffff:127.0.0.1'],
  ['a mapped IPv4 address', '::ffff:a9fe:a9fe'],
  ['a public IPv4 address that is mapped', '::ffff:8.8.8.8'],
  ['a translated IPv4 address', '64:ff9b::7f00:1'],
  ['a translated IPv4 address', '64:ff9b:1::7f00:1'],
  ['an IPv4 address by 6to4', '2002:7f00:1::'],
  ['an IPv4 address by Teredo', '2001::7f00:1'],
  ['a compatible IPv4 address', '::127.0.0.1'],
  ['for documentation', '192.0.2.1'],
  ['for documentation', '2001:db8::1'],
  ['for measurements', '198.18.0.1'],
  ['many at once', '224.0.0.1'],
  ['many at once', 'ff02::1'],
  ['everybody', '255.255.255.255'],
  ['kept for later', '240.0.0.1'],
  ['nothing', ''],
  ['a name', 'localhost'],
])('%s is not public: %s', (_what, ip) => {
  expect(isPublicAddress(ip)).toBe(false)
})
